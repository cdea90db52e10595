/** A style sheet, parsed only as far as needed to select the parts that apply to a page. */
export type StyleNode =
  /** Always kept: `@layer a, b;`, `@font-face`. */
  | { kind: 'text'; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  /** `@media`, `@supports`, `@layer`: kept if any child is. */
  | { kind: 'group'; prelude: string; children: StyleNode[] }
  | { kind: 'rule'; selectors: Selector[]; body: string }

export type Selector = {
  text: string
  /**
   * The selector without the arguments of `:is()`, `:not()` etc., whose classes are not all
   * required.
   */
  condition: string
  /** The classes that an element must have to match. */
  classes: string[]
}

const groups = /^@(?:media|supports|layer|container|starting-style)\b/

/**
 * Parses a minified style sheet without nested rules, which is what our build produces.
 *
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
  const [, name] = /^@keyframes (\S+)/.exec(prelude) ?? []
  if (name) return { kind: 'keyframes', name, text }
  if (prelude.startsWith('@')) return { kind: 'text', text }
  return { kind: 'rule', selectors: splitSelectors(prelude).map(toSelector), body }
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

/** Splits at commas outside of `:is(…)` and similar. */
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

function toSelector(text: string): Selector {
  let condition = text.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== condition; ) {
    before = condition
    condition = condition.replace(/\([^()]*\)/g, '')
  }
  const classes = [...condition.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  return { text, condition, classes }
}
