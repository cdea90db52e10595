import { type DocumentKind, documentKinds } from '../document-kinds.ts'

const shownAsTheyAre = ['pdf', 'png', 'jpeg', 'webp'] as const satisfies DocumentKind[]
const converted = ['docx', 'odt'] as const satisfies DocumentKind[]

/** Kinds that are converted to HTML for the preview. */
export type ConvertedKind = (typeof converted)[number]

/** How a file is previewed; `undefined` if it cannot be. */
export type PreviewManner = 'frame' | 'picture' | 'text' | undefined

/** Whether browsers can display a kind natively. */
export function isShownAsItIs(kind: DocumentKind): kind is (typeof shownAsTheyAre)[number] {
  return shownAsTheyAre.some((one) => one === kind)
}

/** Whether a kind is converted to HTML for the preview. */
export function isConverted(kind: DocumentKind): kind is ConvertedKind {
  return converted.some((one) => one === kind)
}

/** How files of a MIME type are previewed. */
export function previewManner(mimeType: string | null | undefined): PreviewManner {
  if (mimeType === documentKinds.pdf.mimeType) return 'frame'
  if (shownAsTheyAre.some((kind) => documentKinds[kind].mimeType === mimeType)) return 'picture'
  if (converted.some((kind) => documentKinds[kind].mimeType === mimeType)) return 'text'
  return undefined
}
