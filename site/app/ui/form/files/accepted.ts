import { documentKinds, type FileRule } from '@vitrina/content/documents/document-kinds.ts'

/** What the browser offers when files are chosen, as in `<input accept>`. */
export function accepted({ kinds }: FileRule): string {
  return kinds
    .flatMap((kind) => [
      documentKinds[kind].mimeType,
      ...documentKinds[kind].extensions.map((extension) => `.${extension}`),
    ])
    .join(',')
}
