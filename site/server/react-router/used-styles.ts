import postcss, { type AtRule, type ChildNode } from 'postcss'

/** The part of a rule or group that a page with these classes and elements needs. */
type Part = (names: ReadonlySet<string>) => string

/** Set by a script before the first paint, so never present in the rendered HTML. */
const scriptClasses = ['dark']

/** Selectors that match only after an interaction, except the pressed state, which answers the first tap. */
const interaction = /:hover|::backdrop|::selection|::view-transition/

const groups = ['media', 'supports', 'layer', 'container', 'starting-style']

/**
 * The rules of a style sheet for the first paint: those whose classes and elements occur in the page,
 * without interaction. The full sheet loads with the scripts (`app/browser/start.inline.ts`) or in the
 * `noscript` of `app/styles/inline-styles.tsx`. `css` must be minified, without nested rules.
 */
export function usedStyles(css: string, html: string): string {
  const names = new Set(scriptClasses)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]+)"/g)) {
    for (const name of classes.split(' ')) names.add(name)
  }
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(`<${element}`)
  const { parts, keyframes, fonts } = parse(css)
  const used = usedFonts(fonts, html) + parts.map((part) => part(names)).join('')
  // Names of keyframes are global to the sheet, regardless of layers.
  const played = keyframes.filter(({ params }) =>
    new RegExp(`animation[^;}]*:[^;}]*\\b${params}\\b`).test(used),
  )
  return used + played.join('')
}

/** A font face with the letters that it is for; all if undefined. */
type Font = { face: string; letters?: RegExp }

/** The faces for the letters of a page. Of several for a letter, browsers use the last one. */
function usedFonts(fonts: Font[], html: string): string {
  // Scripts are not shown, and the names of languages are set in the fallback font (footer.css).
  const page = html.replace(/<script[\s\S]*?<\/script>|<a [^>]*hreflang="[^>]*>[^<]*/gi, '')
  // Every page has Latin letters.
  let text = ['A', ...new Set(page.match(/[^\0-\x7f]/g))].join('')
  const used = fonts.toReversed().filter(({ letters }) => {
    const before = text
    if (letters) text = text.replace(letters, '')
    return !letters || text !== before
  })
  return used
    .toReversed()
    .map(({ face }) => face)
    .join('')
}

/** The letters of a face with a `unicode-range`, such as `U+??,U+131,U+2000-206F`. */
function toFont(node: AtRule): Font {
  const face = String(node)
  const [, ranges] = /unicode-range:([^;}]*)/.exec(face) ?? []
  const codePoint = (code = '') => `\\u{${code}}`
  const classes = ranges?.split(',').map((range) => {
    const [from = '', to] = range.trim().replace(/^U\+/i, '').split('-')
    return `${codePoint(from.replaceAll('?', '0'))}-${codePoint(to ?? from.replaceAll('?', 'F'))}`
  })
  return classes ? { face, letters: new RegExp(`[${classes.join('')}]`, 'gu') } : { face }
}

let last: { css: string; parts: Part[]; keyframes: AtRule[]; fonts: Font[] } | undefined

/** Parsed once: there is only one style sheet. @throws when a brace of it is missing. */
function parse(css: string) {
  if (last?.css === css) return last
  const sheet = postcss.parse(css)
  const keyframes: AtRule[] = []
  sheet.walkAtRules('keyframes', (node) => void keyframes.push(node))
  const fonts: Font[] = []
  sheet.walkAtRules('font-face', (node) => void fonts.push(toFont(node)))
  last = { css, keyframes, fonts, parts: sheet.nodes.flatMap(toParts) }
  return last
}

/** None for what never applies to the first paint: print, interactions, transitions. */
function toParts(node: ChildNode): Part[] {
  if (node.type === 'rule') {
    const selectors = node.selectors.map(toSelector).filter((selector) => selector !== undefined)
    const body = node.nodes.filter((each) => each.type !== 'decl' || each.prop !== 'transition')
    if (selectors.length === 0 || body.length === 0) return []
    const block = `{${body.join(';')}}`
    return [
      (names) => {
        const used = selectors.filter(({ required }) => required.every((name) => names.has(name)))
        return used.length > 0 ? used.map(({ text }) => text).join(',') + block : ''
      },
    ]
  }
  if (node.type !== 'atrule' || ['keyframes', 'font-face'].includes(node.name)) return []
  const { name, params, nodes } = node
  if (!nodes || !groups.includes(name)) {
    const text = nodes ? String(node) : `${node};`
    return [() => text]
  }
  if (name === 'media' && params.startsWith('print')) return []
  const prelude = `@${name}${node.raws.afterName ?? ' '}${params}`
  const parts = nodes.flatMap(toParts)
  return [
    (names) => {
      const used = parts.map((part) => part(names)).join('')
      return used && `${prelude}{${used}}`
    },
  ]
}

/** Undefined for a selector that matches only after an interaction. */
function toSelector(text: string) {
  // Without the arguments of `:is()`, `:not()` etc., whose classes are not all required.
  let condition = text.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== condition; ) {
    before = condition
    condition = condition.replace(/\([^()]*\)/g, '')
  }
  if (interaction.test(condition)) return undefined
  // The first class in a `:has()` is required, unless it is a condition for the opposite.
  const had = [...text.matchAll(/(?<!\():has\([>+~]?(\.[\w-]+)/g)].map(([, name]) => name)
  const classes = [...(condition + had.join('')).matchAll(/\.([\w-]+)/g)].map(
    ([, name = '']) => name,
  )
  const elements = [...condition.matchAll(/(?:^|[\s>+~])([a-z]\w*)/g)].map(([, name]) => `<${name}`)
  return { text, required: [...classes, ...elements] }
}
