import { crc32, deflateSync } from 'node:zlib'
import { ZipFile } from 'yazl'

/** Generates valid files for tests, and files broken in each way that is rejected. */

type Part = { name: string; content: string | Buffer; stored?: boolean }

/** A ZIP of these parts, in this order. */
export async function zip(parts: Part[], comment = ''): Promise<Buffer> {
  const archive = new ZipFile()
  for (const { name, content, stored } of parts) {
    archive.addBuffer(Buffer.from(content), name, { compress: !stored })
  }
  archive.end({ comment, forceZip64Format: false })
  const chunks: Buffer[] = []
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const main = (kind: 'wordprocessingml.document' | 'spreadsheetml.sheet') =>
  `application/vnd.openxmlformats-officedocument.${kind}.main+xml`

/** An OOXML package with this main part; `more` is added after the required parts. */
export function ooxmlParts(
  mainPart: string,
  mainType: string,
  more: Part[] = [],
  moreTypes = '',
): Part[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${mainPart}" ContentType="${mainType}"/>${moreTypes}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${mainPart}"/></Relationships>`,
    },
    {
      name: mainPart,
      content:
        '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Eight years of embedded Linux.</w:t></w:r></w:p></w:body></w:document>',
    },
    ...more,
  ]
}

export const docxParts = (more: Part[] = [], moreTypes = '') =>
  ooxmlParts('word/document.xml', main('wordprocessingml.document'), more, moreTypes)

export const docx = (more: Part[] = [], moreTypes = '') => zip(docxParts(more, moreTypes))

export const xlsx = () => zip(ooxmlParts('xl/workbook.xml', main('spreadsheetml.sheet')))

export function odt({
  type = 'application/vnd.oasis.opendocument.text',
  content = '<office:document-content/>',
  manifest = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
  more = [],
}: {
  type?: string
  content?: string
  manifest?: string
  more?: Part[]
} = {}): Promise<Buffer> {
  return zip([
    { name: 'mimetype', content: type, stored: true },
    { name: 'content.xml', content },
    { name: 'META-INF/manifest.xml', content: manifest },
    ...more,
  ])
}

/** A PDF with one empty page; `inside` goes between two objects, where readers skip it. */
export function pdf(inside: string | Buffer = ''): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    Buffer.from(inside),
    Buffer.from(
      '\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  ])
}

/** A PNG that declares this size but has the data of one pixel. */
export function png({ width = 1, height = 1, text = '' } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(text ? [chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
