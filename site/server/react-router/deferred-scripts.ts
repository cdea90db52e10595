/**
 * React Router writes a module script and module preloads into the page. Browsers fetch both
 * immediately, competing with the fonts and pictures of the first paint (0.8 s became 1.9 s on a
 * throttled phone). This defers both: the script gets a type that browsers do not run, and the
 * preload URLs move into its `data-modules`. `app/browser/start.inline.ts` activates them when the
 * page is idle or on the first interaction.
 *
 * The script's text is unchanged, so its hash in the content security policy remains valid.
 *
 * @param hydration URL of the hydration data, unless it is in the page.
 */
export function deferScripts(html: string, nonce: string, hydration?: string): string {
  const modules: string[] = []
  const script = new RegExp(`<script([^>]*? nonce="${nonce}"[^>]*)>`, 'g')
  return html
    .replace(/<link rel="modulepreload" [^>]*?href="([^"]*)"[^>]*>/g, (_, address: string) => {
      modules.push(address)
      return ''
    })
    .replace(script, (tag, attributes: string) => {
      if (!attributes.includes(' type="module"')) return tag
      const deferred = ` type="text/plain" data-modules="${modules.join(' ')}"${hydration ? ` data-hydration="${hydration}"` : ''}`
      return `<script${attributes.replace(' async=""', '').replace(' type="module"', deferred)}>`
    })
}
