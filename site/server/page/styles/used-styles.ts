import { parseStyles, type StyleNode } from './parse-styles.ts'

/** Set by script before the first paint, so never in the page as it is rendered. */
const classesOfScripts = ['dark']

/**
 * The part of a style sheet that applies to a page: rules whose classes occur in it and fonts whose
 * characters do. The first paint needs no more; the whole sheet follows with the page's scripts
 * (`app/browser/start.inline.ts`), before anything can be shown that was not in the page.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set(classesOfScripts)
  for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g)) {
    for (const name of names.split(' ')) classes.add(name)
  }
  return print(parsed(css), classes, html)
}

function print(nodes: StyleNode[], classes: ReadonlySet<string>, html: string): string {
  return nodes.map((node) => printNode(node, classes, html)).join('')
}

function printNode(node: StyleNode, classes: ReadonlySet<string>, html: string): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'font') return node.characters?.test(html) === false ? '' : node.text
  if (node.kind === 'group') {
    const children = print(node.children, classes, html)
    return children && `${node.prelude}{${children}}`
  }
  const used = node.selectors.filter((selector) =>
    selector.classes.every((name) => classes.has(name)),
  )
  return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${node.body}}` : ''
}

let last: { css: string; nodes: StyleNode[] } | undefined

/** There is one style sheet: it is read once. */
function parsed(css: string): StyleNode[] {
  if (last?.css !== css) last = { css, nodes: parseStyles(css) }
  return last.nodes
}
