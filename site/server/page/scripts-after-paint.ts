/**
 * React Router writes a module script and module preloads into the page. Browsers fetch both at
 * once and they compete with the fonts and pictures of the first paint (0.8 s became 1.9 s on a
 * throttled phone). Here both are put to sleep: the script gets a type browsers do not run, and the
 * addresses of the preloads move into its `data-modules`. `app/browser/start.inline.ts` wakes them
 * when the page is idle or the visitor touches it.
 *
 * The script's text stays as it is, so its hash in the content security policy holds when it wakes.
 *
 * @param hydration where the data is that they begin with, unless it is in the page.
 */
export function scriptsAfterPaint(html: string, nonce: string, hydration?: string): string {
  const modules: string[] = []
  const script = new RegExp(`<script([^>]*? nonce="${nonce}"[^>]*)>`, 'g')
  return html
    .replace(/<link rel="modulepreload" [^>]*?href="([^"]*)"[^>]*>/g, (_, address: string) => {
      modules.push(address)
      return ''
    })
    .replace(script, (tag, attributes: string) => {
      if (!attributes.includes(' type="module"')) return tag
      const sleeping = ` type="text/plain" data-modules="${modules.join(' ')}"${hydration ? ` data-hydration="${hydration}"` : ''}`
      return `<script${attributes.replace(' async=""', '').replace(' type="module"', sleeping)}>`
    })
}
