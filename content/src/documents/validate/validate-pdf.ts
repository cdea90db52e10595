import type { FileHandle } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { RejectedFile, readTail, rejectIf } from './rejected-file.ts'

/** Max uncompressed bytes of all object streams in a file. */
const maxUnpackedSize = 32 * 1024 * 1024
/** Max characters read, as a multiple of the file's size, because objects can overlap. */
const maxReadFactor = 3
const maxObjects = 200_000
/** Max tokens in a file: about a second of work. One with 10 MB of text has a million. */
const maxTokens = 4_000_000
/** Max lists and dictionaries within each other; programs write about ten. */
const maxDepth = 500
/** Max characters of a text; longer data is in streams. */
const maxStringLength = 1024 * 1024
/** What an object stream counts at least, in bytes, because unpacking takes time. */
const minStreamSize = 4_096
/** Milliseconds after which the scan yields to the event loop. */
const turn = 20

const unpackFlate = promisify(inflate)

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
  const { size } = await file.stat()
  const { buffer } = await file.read(Buffer.alloc(size), 0, size, 0)
  await rejectScripts(buffer)
}

async function rejectScripts(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1')
  const budget = text.length * maxReadFactor
  const scan: Scan = { isActive: false, budget, tokens: 0, turnBegan: performance.now() }
  let left = maxUnpackedSize
  let objectCount = 0
  for (const { index } of text.matchAll(/(?<!end)obj(?=[\0\t\n\f\r <[/%(])/g)) {
    objectCount += 1
    rejectIf(scan.budget <= 0 || objectCount > maxObjects, 'damaged')
    const { end, keys, filters } = await readValue(text, index + 'obj'.length, scan)
    const isObjectStream = keys.has('N') && keys.has('First')
    const data = isObjectStream ? streamData(text, end) : undefined
    if (data === undefined) continue
    const isPlain = filters.length === 0
    const packed = isPlain
      ? bytes.subarray(data, text.indexOf('endstream', data))
      : bytes.subarray(data)
    const objects = isPlain ? packed : await unpack(packed, filters, keys, left, text)
    left -= Math.max(objects.length, minStreamSize)
    scan.budget += objects.length * maxReadFactor
    await readObjectStream(objects.toString('latin1'), Number(keys.get('First')), scan)
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
async function readObjectStream(text: string, first: number, scan: Scan): Promise<void> {
  rejectIf(!Number.isInteger(first) || first < 0, 'damaged')
  for (const [, place] of text.slice(0, first).matchAll(/\d+\D+(\d+)/g)) {
    rejectIf(scan.budget <= 0, 'damaged')
    await readValue(text, first + Number(place), scan)
  }
}

/** The findings so far, and how many more characters may be read. */
type Scan = { isActive: boolean; budget: number; tokens: number; turnBegan: number }

/** To be called now and then: rejects a file with too many tokens, and lets other work proceed. */
async function pause(scan: Scan): Promise<void> {
  rejectIf(scan.tokens > maxTokens, 'damaged')
  if (performance.now() - scan.turnBegan < turn) return
  await nextTurn()
  scan.turnBegan = performance.now()
}

/** Keys that come with scripts: of an action, of a document's list of scripts, of a form. */
const scriptKeys = new Set(['JS', 'JavaScript', 'XFA'])
/** Action types that run something. */
const activeKinds = new Set(['JavaScript', 'Launch'])

type Dictionary = {
  /** The offset after its end. */
  end: number
  /** Its own keys, with their name or number values, or `R` for a reference. */
  keys: Map<string, string>
  /** The names at `Filter`; `R` for a reference. */
  filters: string[]
}

type Token = {
  kind: 'name' | 'word' | 'string' | 'open' | 'close' | 'comment' | 'end'
  text: string
  end: number
}

/** An open dictionary, with the key whose value comes next, or an open list. */
type Frame = { isDictionary: boolean; key?: string; hasValue: boolean }

/**
 * Reads one value of any type (ISO 32000-1, 7.3), with its content if it is a dictionary, and sets
 * `isActive` if it runs something.
 */
async function readValue(text: string, start: number, scan: Scan): Promise<Dictionary> {
  const keys = new Map<string, string>()
  const filters: string[] = []
  const open: Frame[] = []
  let at = start
  for (;;) {
    const token = nextToken(text, at)
    scan.budget -= token.end - at + 1
    scan.tokens += 1
    if (scan.tokens % 1_000 === 0) await pause(scan)
    at = token.end
    const frame = open.at(-1)
    if (token.kind === 'end' || scan.budget <= 0) break
    if (token.kind === 'comment') continue
    if (token.kind === 'open') {
      if (frame) frame.hasValue = true
      if (open.length === 1 && frame?.key) keys.set(frame.key, token.text)
      open.push({ isDictionary: token.text === '<<', hasValue: false })
      rejectIf(open.length > maxDepth, 'damaged')
    } else if (token.kind === 'close') {
      open.pop()
      if (open.length === 0) break
    } else if (!frame) {
      // An action may have its type as a reference.
      if (token.kind === 'name' && activeKinds.has(token.text)) scan.isActive = true
      break
    } else if (token.kind === 'name' && frame.isDictionary && (!frame.key || frame.hasValue)) {
      frame.key = token.text
      frame.hasValue = false
      if (scriptKeys.has(token.text)) scan.isActive = true
    } else {
      frame.hasValue = true
      if (token.kind === 'name' && frame.key === 'S' && activeKinds.has(token.text)) {
        scan.isActive = true
      }
      const isReference = token.kind === 'word' && token.text === 'R'
      if (open.length === 1 && frame.key && (isReference || !keys.has(frame.key))) {
        keys.set(frame.key, token.text)
      }
      const isOfFilter = open[0]?.key === 'Filter' && open.length <= 2
      if (isOfFilter && (token.kind === 'name' || isReference)) filters.push(token.text)
      // A token that cannot be part of a value ends it.
      if (token.kind === 'word' && /^(?:endobj|stream|endstream|obj)$/.test(token.text)) break
    }
  }
  return { end: at, keys, filters }
}

const space = /[\0\t\n\f\r ]*/y
const lineEnd = /[\r\n]|$/g
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y

function afterSpace(text: string, start: number): number {
  let at = start
  for (;;) {
    at = endOf(space, text, at)
    if (text[at] !== '%') return at
    at = endOf(lineEnd, text, at)
  }
}

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  pattern.test(text)
  return pattern.lastIndex
}

function nextToken(text: string, start: number): Token {
  const at = endOf(space, text, start)
  const character = text[at]
  if (character === undefined) return { kind: 'end', text: '', end: text.length }
  if (character === '%') return { kind: 'comment', text: '', end: endOf(lineEnd, text, at) }
  const two = text.slice(at, at + 2)
  if (two === '<<') return { kind: 'open', text: two, end: at + 2 }
  if (two === '>>') return { kind: 'close', text: two, end: at + 2 }
  if (character === '[') return { kind: 'open', text: character, end: at + 1 }
  if (character === ']') return { kind: 'close', text: character, end: at + 1 }
  if (character === '(') return { kind: 'string', text: '', end: endOfString(text, at + 1) }
  if (character === '<') {
    const end = text.indexOf('>', at)
    return { kind: 'string', text: '', end: end < 0 ? text.length : end + 1 }
  }
  const end = Math.max(at + 1, endOf(regular, text, character === '/' ? at + 1 : at))
  if (character === '/') return { kind: 'name', text: nameOf(text.slice(at + 1, end)), end }
  return { kind: 'word', text: text.slice(at, end), end }
}

/** Any character of a name may be written as its hex code: `/J#53` is `/JS`. */
function nameOf(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Parentheses in a string are balanced or escaped with a backslash. */
function endOfString(text: string, start: number): number {
  const interesting = /[()\\]/g
  interesting.lastIndex = start
  let depth = 1
  for (let found = interesting.exec(text); found; found = interesting.exec(text)) {
    if (found[0] === '\\') interesting.lastIndex += 1
    else depth += found[0] === '(' ? 1 : -1
    if (depth === 0) return interesting.lastIndex
    rejectIf(interesting.lastIndex - start > maxStringLength, 'damaged')
  }
  return text.length
}
