import { parseStyles, type StyleNode } from './parse-styles.ts'

/** Set by a script before the first paint, so never present in the rendered HTML. */
const classesOfScripts = ['dark']

/** Selectors that match only after an interaction. */
const later = /:hover|:active|::backdrop|::selection|::view-transition/
const onPaper = /^@media print/

const transitions = /(?<=^|;)transition:[^;]*;?/g

/**
 * The part of a style sheet needed for the first paint of a page: rules whose classes occur in it
 * and that apply without interaction. The full sheet is loaded with the page's scripts
 * (`app/browser/start.inline.ts`), before they can show anything new; without scripts, through the
 * `noscript` of `app/styles/inline-styles.tsx`.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set(classesOfScripts)
  for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  const nodes = parsed(css)
  const used = print(nodes, classes)
  const isPlayed = (name: string) => new RegExp(`animation[^;}]*:[^;}]*\\b${name}\\b`).test(used)
  return (
    used +
    keyframesIn(nodes)
      .filter(({ name }) => isPlayed(name))
      .map(({ text }) => text)
      .join('')
  )
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

/** There is only one style sheet, so it is parsed once. */
function parsed(css: string): StyleNode[] {
  if (last?.css !== css) last = { css, nodes: parseStyles(css).flatMap(atRest) }
  return last.nodes
}

/** Independent of the page, so computed once. */
function atRest(node: StyleNode): StyleNode[] {
  if (node.kind === 'group') {
    if (onPaper.test(node.prelude)) return []
    return [{ ...node, children: node.children.flatMap(atRest) }]
  }
  if (node.kind !== 'rule') return [node]
  const selectors = node.selectors.filter(({ condition }) => !later.test(condition))
  const body = node.body.replace(transitions, '')
  return selectors.length > 0 && body ? [{ ...node, selectors, body }] : []
}
