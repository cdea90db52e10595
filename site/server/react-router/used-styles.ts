import postcss, { type ChildNode } from 'postcss'

/** A style sheet, parsed as far as needed to select the parts that apply to a page. */
type StyleNode =
  /** Always included: `@layer a, b;`, `@font-face`. */
  | { kind: 'text'; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  /** `@media`, `@supports`, `@layer`: included if any child is. */
  | { kind: 'group'; prelude: string; children: StyleNode[] }
  | { kind: 'rule'; selectors: Selector[]; body: string }

/** A selector and the classes that an element must have to match. */
type Selector = { text: string; classes: string[] }

/** Set by a script before the first paint, so never present in the rendered HTML. */
const scriptClasses = ['dark']

/** Selectors that match only after an interaction. */
const interaction = /:hover|:active|::backdrop|::selection|::view-transition/

const groups = ['media', 'supports', 'layer', 'container', 'starting-style']

/**
 * The part of a style sheet needed for the first paint of a page: rules whose classes occur in it
 * and that apply without interaction. The full sheet is loaded with the page's scripts
 * (`app/browser/start.inline.ts`), before they can show anything new; without scripts, through the
 * `noscript` of `app/styles/inline-styles.tsx`.
 *
 * @param css minified and without nested rules, as our build produces it
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set(scriptClasses)
  for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  const nodes = parse(css)
  const used = print(nodes, classes)
  const isPlayed = (name: string) => new RegExp(`animation[^;}]*:[^;}]*\\b${name}\\b`).test(used)
  const played = keyframesIn(nodes).filter(({ name }) => isPlayed(name))
  return used + played.map(({ text }) => text).join('')
}

function print(nodes: StyleNode[], classes: ReadonlySet<string>): string {
  return nodes.map((node) => printNode(node, classes)).join('')
}

function printNode(node: StyleNode, classes: ReadonlySet<string>): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'keyframes') return ''
  if (node.kind === 'group') {
    const children = print(node.children, classes)
    return children && `${node.prelude}{${children}}`
  }
  const used = node.selectors.filter((selector) =>
    selector.classes.every((name) => classes.has(name)),
  )
  return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${node.body}}` : ''
}

type Keyframes = Extract<StyleNode, { kind: 'keyframes' }>

/** Names of keyframes are global to the sheet, regardless of layers. */
function keyframesIn(nodes: StyleNode[]): Keyframes[] {
  return nodes.flatMap((node) =>
    node.kind === 'group' ? keyframesIn(node.children) : node.kind === 'keyframes' ? [node] : [],
  )
}

let last: { css: string; nodes: StyleNode[] } | undefined

/**
 * There is only one style sheet, so it is parsed once.
 *
 * @throws when a brace of it is missing
 */
function parse(css: string): StyleNode[] {
  if (last?.css !== css) last = { css, nodes: postcss.parse(css).nodes.flatMap(toNodes) }
  return last.nodes
}

/** None for what never applies to the first paint: print, interactions, transitions. */
function toNodes(node: ChildNode): StyleNode[] {
  if (node.type === 'rule') {
    const selectors = node.selectors.map(toSelector).filter((selector) => selector !== undefined)
    const body = node.nodes.filter((each) => each.type !== 'decl' || each.prop !== 'transition')
    if (selectors.length === 0 || body.length === 0) return []
    return [{ kind: 'rule', selectors, body: body.join(';') }]
  }
  if (node.type !== 'atrule') return []
  const { name, params, nodes } = node
  if (!nodes) return [{ kind: 'text', text: `${node};` }]
  if (name === 'keyframes') return [{ kind: 'keyframes', name: params, text: String(node) }]
  if (!groups.includes(name)) return [{ kind: 'text', text: String(node) }]
  if (name === 'media' && params.startsWith('print')) return []
  const prelude = `@${name}${node.raws.afterName ?? ' '}${params}`
  return [{ kind: 'group', prelude, children: nodes.flatMap(toNodes) }]
}

/** Undefined for a selector that matches only after an interaction. */
function toSelector(text: string): Selector | undefined {
  // Without the arguments of `:is()`, `:not()` etc., whose classes are not all required.
  let condition = text.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== condition; ) {
    before = condition
    condition = condition.replace(/\([^()]*\)/g, '')
  }
  if (interaction.test(condition)) return undefined
  return { text, classes: [...condition.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) }
}
