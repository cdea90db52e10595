/** The findings so far, and how many more characters may be read. */
export type Scan = { isActive: boolean; budget: number }

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
  kind: 'name' | 'word' | 'string' | 'open' | 'close' | 'end'
  text: string
  end: number
}

/** An open dictionary, with the key whose value comes next, or an open list. */
type Frame = { isDictionary: boolean; key?: string; hasValue: boolean }

/**
 * Reads one value of any type (ISO 32000-1, 7.3), with its content if it is a dictionary, and sets
 * `isActive` if it runs something.
 */
export function readValue(text: string, start: number, scan: Scan): Dictionary {
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

/** Skips whitespace and comments between tokens. */
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
  }
  return text.length
}
