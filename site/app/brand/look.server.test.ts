import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultColours } from '@vitrina/content/brand/palette.ts'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** The custom properties with colours that a rule of a style sheet sets. */
async function coloursOf(file: string, selector: string): Promise<Record<string, string>> {
  const css = await readFile(join(import.meta.dirname, '..', file), 'utf8')
  const colours: Record<string, string> = {}
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector !== selector) return
    rule.each((node) => {
      if (node.type === 'decl' && /^#[\da-f]+$/.test(node.value)) {
        colours[node.prop.slice(2)] = node.value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
      }
    })
  })
  return colours
}

test('the default colours of the palette are those of the style sheets', async () => {
  const themes = { light: 'body', dark: 'body.dark' } as const
  for (const [theme, selector] of Object.entries(themes)) {
    const {
      panel,
      'quiet-on-panel': quiet,
      'accent-on-panel': accent,
      ...rest
    } = defaultColours[theme as keyof typeof themes]
    expect(await coloursOf('styles/tokens.css', selector), theme).toEqual(rest)
    const inPanel = await coloursOf('ui/page/page.css', '.tone-brand')
    expect(inPanel).toMatchObject({ quiet, accent })
    const inDark = await coloursOf('ui/page/page.css', 'body.dark &')
    if (theme === 'dark') expect(inDark).toEqual({ paper: panel })
    else expect(panel).toBe(rest.brand)
  }
})
