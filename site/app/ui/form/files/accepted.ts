import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'

/** The value of `<input accept>`, which limits what the file dialog offers. */
export function accepted({ kinds }: FileRule): string {
  return kinds
    .flatMap((kind) => [
      documentKinds[kind].mimeType,
      ...documentKinds[kind].extensions.map((extension) => `.${extension}`),
    ])
    .join(',')
}
