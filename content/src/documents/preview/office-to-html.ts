import mammoth from 'mammoth'
import { fromBufferPromise } from 'yauzl'
import { readEntry } from '../validate/validate-office.ts'

/** No external files are read, and images are left out. */
const options = {
  includeEmbeddedStyleMap: false,
  externalFileAccess: false,
  convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
}

/** Converts the text of a DOCX with headings, lists and tables to HTML without references. */
export async function docxToHtml(bytes: Buffer): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, options)
  return withoutReferences(value)
}

/** Drops images and link targets. mammoth writes no other URLs, and escapes the text. */
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

/** Max bytes of an ODT's unpacked text, including its markup. */
const maxContentSize = 8 * 1024 * 1024

const blocks: Record<string, string> = { 'text:h': 'h2', 'text:p': 'p' }
const gaps: Record<string, string> = {
  'text:tab': '\u2003',
  'text:s': ' ',
  'text:line-break': '<br>',
}
/** Elements within the text that are not part of it. */
const leftOut = ['office:annotation', 'text:tracked-changes', 'text:note-citation', 'svg:title']

/** Converts an ODT (OpenDocument 1.3, part 3) to headings and paragraphs; lists become lines. */
export async function odtToHtml(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'content.xml') continue
    const xml = (await readEntry(zip, entry, maxContentSize)).toString('utf8')
    const start = xml.indexOf('<office:text')
    if (start !== -1) return htmlOf(xml.slice(start))
  }
  throw new Error('There is no text.')
}

const token = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)([^>]*?)(\/?)>|([^<]+)/g

function htmlOf(xml: string): string {
  let html = ''
  let inBlock = 0
  let skipped = 0
  for (const [, cdata, closing, name = '', , selfClosing, text] of xml.matchAll(token)) {
    if (leftOut.includes(name) && !selfClosing) skipped += closing ? -1 : 1
    if (skipped > 0) continue
    const block = blocks[name]
    if (block && selfClosing) continue
    if (block) {
      inBlock += closing ? -1 : 1
      html += `<${closing}${block}>`
    } else if (inBlock > 0) {
      html += gaps[name] ?? written(cdata ?? decoded(text ?? ''))
    }
  }
  return html
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function written(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
