import mammoth from 'mammoth'

/** Nothing of a file that stands outside of it is read, and its pictures are left out. */
const options = {
  includeEmbeddedStyleMap: false,
  externalFileAccess: false,
  convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
}

/**
 * The text of a DOCX with its headings, lists and tables, as HTML that refers to nothing.
 *
 * @throws when it is none.
 */
export async function docxToHtml(bytes: Buffer): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, options)
  return withoutReferences(value)
}

/** mammoth writes no other elements with an address, and escapes what it did not write. */
function withoutReferences(html: string): string {
  return html
    .replace(/<img\b[^>]*>/g, '')
    .replace(/<a(?: href="([^"]*)")?[^>]*>([\s\S]*?)<\/a>/g, (_, address = '', text: string) => {
      const isTold = !/^(https?:|mailto:)/.test(address) || text.includes(bare(address))
      return isTold ? text : `${text} (${address})`
    })
}

function bare(address: string): string {
  return address.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '')
}
