/** Accepted file types. Visitors see the names; stored files get the first of the extensions. */
export const documentKinds = {
  pdf: { name: 'PDF', mimeType: 'application/pdf', extensions: ['pdf'] },
  docx: {
    name: 'DOCX',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  xlsx: {
    name: 'XLSX',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  odt: { name: 'ODT', mimeType: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  png: { name: 'PNG', mimeType: 'image/png', extensions: ['png'] },
  jpeg: { name: 'JPEG', mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  webp: { name: 'WebP', mimeType: 'image/webp', extensions: ['webp'] },
} as const

export type DocumentKind = keyof typeof documentKinds

/** How a file is previewed: unchanged in a frame or as a picture, or as text converted to HTML. */
export type PreviewManner = 'frame' | 'picture' | 'text'

/** How files of a MIME type are previewed; `undefined` if they cannot be. */
export function previewManner(mimeType: string | null | undefined): PreviewManner | undefined {
  const { pdf, png, jpeg, webp, docx, odt } = documentKinds
  switch (mimeType) {
    case pdf.mimeType:
      return 'frame'
    case png.mimeType:
    case jpeg.mimeType:
    case webp.mimeType:
      return 'picture'
    case docx.mimeType:
    case odt.mimeType:
      return 'text'
    default:
      return undefined
  }
}
