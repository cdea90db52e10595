/** What was found in the values read so far, and how many characters may still be read. */
export type Scan = { isActive: boolean; budget: number }

/** Keys that come with scripts: of an action, of the list of a document's scripts, of a form. */
const scriptKeys = new Set(['JS', 'JavaScript', 'XFA'])
/** Kinds of actions that run something. */
const activeKinds = new Set(['JavaScript', 'Launch'])

type Dictionary = {
  /** After its end. */
  end: number
  /** Its own keys, with the name or number that each has, or `R` for a reference. */
  keys: Map<string, string>
  /** The names at `Filter`; `R` for a reference. */
  filters: string[]
}

type Token = {
  kind: 'name' | 'word' | 'string' | 'open' | 'close' | 'end'
  text: string
  end: number
}

/** Parts of a value that are open: a dictionary with the key whose value comes next, or a list. */
type Frame = { isDictionary: boolean; key?: string; hasValue: boolean }

/** Reads one value (ISO 32000-1, 7.3), whatever it is, and marks the scan when it is active. */
export function readValue(text: string, start: number, scan: Scan): void {
  readDictionary(text, start, scan)
}

/** The same; tells of a dictionary what is in it. */
export function readDictionary(text: string, start: number, scan: Scan): Dictionary {
  const keys = new Map<string, string>()
  const filters: string[] = []
  const open: Frame[] = []
  let at = start
  for (;;) {
    const token = nextToken(text, at)
    scan.budget -= token.end - at + 1
    at = token.end
    const frame = open.at(-1)
    if (token.kind === 'end' || scan.budget <= 0) break
    if (token.kind === 'open') {
      if (frame) frame.hasValue = true
      if (open.length === 1 && frame?.key) keys.set(frame.key, token.text)
      open.push({ isDictionary: token.text === '<<', hasValue: false })
    } else if (token.kind === 'close') {
      open.pop()
      if (open.length === 0) break
    } else if (!frame) {
      // An action may refer to its kind.
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
      // What does not belong into a value ends it.
      if (token.kind === 'word' && /^(?:endobj|stream|endstream|obj)$/.test(token.text)) break
    }
  }
  return { end: at, keys, filters }
}

const space = /[\0\t\n\f\r ]*/y
const lineEnd = /[\r\n]|$/g
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y

/** After the space and the comments that may stand between any two tokens. */
export function afterSpace(text: string, start: number): number {
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
  const at = afterSpace(text, start)
  const character = text[at]
  if (character === undefined) return { kind: 'end', text: '', end: text.length }
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

/** Any character of a name may be written as its number: `/J#53` is `/JS`. */
function nameOf(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Brackets in a text come in pairs, or after a backslash. */
function endOfString(text: string, start: number): number {
  const interesting = /[()\\]/g
  interesting.lastIndex = start
  let depth = 1
  for (let found = interesting.exec(text); found; found = interesting.exec(text)) {
    if (found[0] === '\\') interesting.lastIndex += 1
    else depth += found[0] === '(' ? 1 : -1
    if (depth === 0) return interesting.lastIndex
  }
  return text.length
}
