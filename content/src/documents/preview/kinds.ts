import { type DocumentKind, documentKinds } from '../document-kinds.ts'

const shownAsTheyAre = ['pdf', 'png', 'jpeg', 'webp'] as const satisfies DocumentKind[]
const converted = ['docx', 'odt'] as const satisfies DocumentKind[]

/** Kinds that become HTML to be shown. */
export type ConvertedKind = (typeof converted)[number]

/** How staff can look at a file without saving it; `undefined` when they cannot. */
export type PreviewManner = 'frame' | 'picture' | 'text' | undefined

/** Whether browsers show a kind by themselves. */
export function isShownAsItIs(kind: DocumentKind): kind is (typeof shownAsTheyAre)[number] {
  return shownAsTheyAre.some((one) => one === kind)
}

/** Whether a kind is turned into HTML to be shown. */
export function isConverted(kind: DocumentKind): kind is ConvertedKind {
  return converted.some((one) => one === kind)
}

/** How a file of a type can be looked at. */
export function previewManner(mimeType: string | null | undefined): PreviewManner {
  if (mimeType === documentKinds.pdf.mimeType) return 'frame'
  if (shownAsTheyAre.some((kind) => documentKinds[kind].mimeType === mimeType)) return 'picture'
  if (converted.some((kind) => documentKinds[kind].mimeType === mimeType)) return 'text'
  return undefined
}
