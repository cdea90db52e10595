import { documentKinds } from '../document-kinds.ts'

/** How a file is previewed: unchanged in a frame or as a picture, or as text converted to HTML. */
export type PreviewManner = 'frame' | 'picture' | 'text'

const { pdf, png, jpeg, webp, docx, odt } = documentKinds

const manners: Record<string, PreviewManner> = {
  [pdf.mimeType]: 'frame',
  [png.mimeType]: 'picture',
  [jpeg.mimeType]: 'picture',
  [webp.mimeType]: 'picture',
  [docx.mimeType]: 'text',
  [odt.mimeType]: 'text',
}

/** How files of a MIME type are previewed; `undefined` if they cannot be. */
export function previewManner(mimeType: string | null | undefined): PreviewManner | undefined {
  return manners[mimeType ?? '']
}
