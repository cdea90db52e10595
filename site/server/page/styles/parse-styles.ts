/** A style sheet, as far as a page needs to be told which parts of it apply. */
export type StyleNode =
  /** Kept as it is: `@layer a, b;`, `@font-face`. */
  | { kind: 'text'; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  /** `@media`, `@supports`, `@layer`: kept when something in it is. */
  | { kind: 'group'; prelude: string; children: StyleNode[] }
  | { kind: 'rule'; selectors: Selector[]; body: string }

export type Selector = {
  text: string
  /** Without what stands in `:is()`, `:not()` and the like: a choice or a ban, not a condition. */
  condition: string
  /** The classes an element must have for it. */
  classes: string[]
}

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

function toSelector(text: string): Selector {
  let condition = text.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== condition; ) {
    before = condition
    condition = condition.replace(/\([^()]*\)/g, '')
  }
  const classes = [...condition.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  return { text, condition, classes }
}
