/** A style sheet, as far as a page needs to be told which parts of it apply. */
export type StyleNode =
  /** Kept as it is: `@layer a, b;`, `@keyframes`. */
  | { kind: 'text'; text: string }
  /** `@media`, `@supports`, `@layer`: kept when something in it is. */
  | { kind: 'group'; prelude: string; children: StyleNode[] }
  /** Each selector with the classes an element must have for it. */
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  /** The characters the font face has; undefined for all. */
  | { kind: 'font'; text: string; characters: RegExp | undefined }

const groups = /^@(?:media|supports|layer|container|starting-style)\b/

/**
 * Reads a minified style sheet without nested rules, which is what the build makes of ours.
 * @throws when its braces do not match
 */
export function parseStyles(css: string): StyleNode[] {
  const nodes: StyleNode[] = []
  let rest = css
  while (rest) {
    const end = rest.search(/[{;]/)
    if (end < 0) break
    const prelude = rest.slice(0, end)
    if (rest[end] === ';') {
      nodes.push({ kind: 'text', text: `${prelude};` })
      rest = rest.slice(end + 1)
      continue
    }
    const close = closingBrace(rest, end)
    nodes.push(toNode(prelude, rest.slice(end + 1, close)))
    rest = rest.slice(close + 1)
  }
  return nodes
}

function toNode(prelude: string, body: string): StyleNode {
  if (groups.test(prelude)) return { kind: 'group', prelude, children: parseStyles(body) }
  const text = `${prelude}{${body}}`
  if (prelude === '@font-face') return { kind: 'font', text, characters: charactersOf(body) }
  if (prelude.startsWith('@')) return { kind: 'text', text }
  const selectors = splitSelectors(prelude).map((selector) => ({
    text: selector,
    classes: requiredClasses(selector),
  }))
  return { kind: 'rule', selectors, body }
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  let quote = ''
  for (let i = open; i < css.length; i++) {
    const character = css[i] ?? ''
    if (quote) {
      if (character === '\\') i++
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return i
  }
  throw new Error('The style sheet has a brace that is never closed')
}

/** At the commas that are not inside `:is(…)` and the like. */
export function splitSelectors(prelude: string): string[] {
  const selectors: string[] = ['']
  let depth = 0
  for (const character of prelude) {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth--
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors
}

/** What stands in `:is()`, `:not()`, `:where()` or `:has()` is a choice or a ban, not a condition. */
function requiredClasses(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

/** `unicode-range:U+400-45F,U+2116` as a regular expression. */
function charactersOf(body: string): RegExp | undefined {
  const [, ranges] = /unicode-range:([^;}]+)/i.exec(body) ?? []
  if (!ranges) return undefined
  const classes = ranges.split(',').map((range) => {
    const [first = '', last = first] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => `\\u{${code}}`)
    // `U+4??` stands for all that begin like this.
    return first.includes('?')
      ? `${first.replaceAll('?', '0')}-${first.replaceAll('?', 'F')}`
      : `${first}-${last}`
  })
  return new RegExp(`[${classes.join('')}]`, 'u')
}
