/** A file for a form's file input: a PDF of about so many bytes, as far as its kind is concerned. */
export function pdf(name: string, bytes: number) {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n%${'-'.repeat(bytes)}\n%%EOF\n`),
  }
}
