import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { incomingFolder, type UploadedFile } from '@vitrina/content/documents/store-document.ts'

/** A received and validated CV. */
export async function receivedFile(content = '%PDF-1.4 %%EOF'): Promise<UploadedFile> {
  const file = path.join(incomingFolder, crypto.randomUUID())
  await writeFile(file, content)
  return {
    originalName: 'CV Ana.pdf',
    mimeType: 'application/pdf',
    extension: 'pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    path: file,
  }
}
