/**
 * File types that visitors may send, detected from the content. Visitors see the names; stored
 * files get the first of the accepted extensions.
 */
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
  odt: {
    name: 'ODT',
    mimeType: 'application/vnd.oasis.opendocument.text',
    extensions: ['odt'],
  },
  png: { name: 'PNG', mimeType: 'image/png', extensions: ['png'] },
  jpeg: { name: 'JPEG', mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  webp: { name: 'WebP', mimeType: 'image/webp', extensions: ['webp'] },
} as const

export type DocumentKind = keyof typeof documentKinds

/** Limits of a file field in a form. */
export type FileRule = {
  /** Max number of files. */
  maxFiles: number
  /** Max bytes per file. */
  maxSize: number
  kinds: readonly DocumentKind[]
}

const megabyte = 1024 * 1024

/** The attachments of a consultation request. */
export const attachmentsRule = {
  maxFiles: 5,
  maxSize: 10 * megabyte,
  kinds: ['pdf', 'docx', 'xlsx', 'png', 'jpeg', 'webp'],
} as const satisfies FileRule

/** The CV of an application. */
export const cvRule = {
  maxFiles: 1,
  maxSize: 10 * megabyte,
  kinds: ['pdf', 'docx', 'odt'],
} as const satisfies FileRule
