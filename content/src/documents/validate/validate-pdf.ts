import type { FileHandle } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import pLimit from 'p-limit'
import { afterSpace, readValue, type Scan } from './pdf-syntax.ts'
import { RejectedFile, readTail, rejectIf } from './rejected-file.ts'

/** Max uncompressed bytes of all object streams in a file. */
const maxUnpackedSize = 32 * 1024 * 1024
/** Max characters read, as a multiple of the file's size, because objects can overlap. */
const maxReadFactor = 3
const maxObjects = 200_000
/** Milliseconds after which the scan yields to the event loop. */
const turn = 20

const unpackFlate = promisify(inflate)
/** Each scan takes several times the file's size in memory. */
const fewAtOnce = pLimit(2)

/**
 * Validates a PDF: its end mark must be in the last 1,024 bytes (ISO 32000-1, annex H, note 18);
 * otherwise it was truncated or has data appended. Rejects one that runs scripts or starts programs
 * (12.6.4: JavaScript and Launch actions, and XFA forms). Checks only dictionaries: of objects
 * anywhere that a reader could be pointed to, and in object streams. Chance matches in texts and
 * compressed pages do not count. Attached files are allowed: Europass adds one to every CV.
 */
export async function validatePdf(file: FileHandle): Promise<void> {
  const tail = await readTail(file, 1024)
  rejectIf(!tail.includes('%%EOF'), 'damaged')
  await fewAtOnce(async () => {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(size), 0, size, 0)
    await rejectScripts(buffer)
  })
}

async function rejectScripts(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1')
  const scan: Scan = { isActive: false, budget: text.length * maxReadFactor }
  let left = maxUnpackedSize
  let objectCount = 0
  let turnBegan = performance.now()
  for (const { index } of text.matchAll(/(?<!end)obj(?=[\0\t\n\f\r <[/%(])/g)) {
    objectCount += 1
    rejectIf(scan.budget <= 0 || objectCount > maxObjects, 'damaged')
    if (performance.now() - turnBegan > turn) {
      await nextTurn()
      turnBegan = performance.now()
    }
    const { end, keys, filters } = readValue(text, index + 'obj'.length, scan)
    const isObjectStream = keys.has('N') && keys.has('First')
    const data = isObjectStream ? streamData(text, end) : undefined
    if (data === undefined) continue
    const isPlain = filters.length === 0
    const packed = isPlain
      ? bytes.subarray(data, text.indexOf('endstream', data))
      : bytes.subarray(data)
    const objects = isPlain ? packed : await unpack(packed, filters, keys, left, text)
    left -= objects.length
    scan.budget += objects.length * maxReadFactor
    readObjectStream(objects.toString('latin1'), Number(keys.get('First')), scan)
    rejectIf(left <= 0, 'oversized')
  }
  rejectIf(scan.budget <= 0, 'damaged')
  rejectIf(scan.isActive, 'scripts')
}

/** The offset of a stream's data, after its dictionary. */
function streamData(text: string, end: number): number | undefined {
  const keyword = /stream(?:\r\n|\n|\r)/y
  keyword.lastIndex = afterSpace(text, end)
  return keyword.test(text) ? keyword.lastIndex : undefined
}

/** All programs that write PDFs compress object streams in the same way. */
async function unpack(
  packed: Buffer,
  filters: readonly string[],
  keys: ReadonlyMap<string, string>,
  maxLength: number,
  text: string,
): Promise<Buffer> {
  const [filter, ...others] = filters
  const isUsual = (filter === 'FlateDecode' || filter === 'Fl') && others.length === 0
  const parameters = keys.get('DecodeParms') ?? keys.get('DP') ?? 'null'
  rejectIf(!isUsual || parameters !== 'null', 'damaged')
  try {
    return await unpackFlate(packed, { maxOutputLength: Math.max(maxLength, 1) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new RejectedFile('oversized')
    }
    throw new RejectedFile(/\/Encrypt[\s/<]/.test(text) ? 'protected' : 'damaged')
  }
}

/** First the pairs of object numbers and offsets, then, from `first`, the objects (7.5.7). */
function readObjectStream(text: string, first: number, scan: Scan): void {
  rejectIf(!Number.isInteger(first) || first < 0, 'damaged')
  const numbers = text.slice(0, first).match(/\d+/g) ?? []
  for (const [index, place] of numbers.entries()) {
    rejectIf(scan.budget <= 0, 'damaged')
    if (index % 2 === 1) readValue(text, first + Number(place), scan)
  }
}
