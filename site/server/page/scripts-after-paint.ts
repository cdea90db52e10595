/**
 * React Router writes a module script and module preloads into the page. Browsers fetch both at
 * once and they compete with the fonts and pictures of the first paint (0.8 s became 1.9 s on a
 * throttled phone). Here both are put to sleep: the script gets a type browsers do not run, the
 * preloads lose their `rel`. `app/browser/start.inline.ts` wakes them when the page is idle or the
 * visitor touches it.
 *
 * The script's text stays as it is, so its hash in the content security policy holds when it wakes.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link data-rel="modulepreload" ')
    .replace(
      new RegExp(`<script([^>]*? nonce="${nonce}"[^>]*)>`, 'g'),
      (tag, attributes: string) =>
        attributes.includes(' type="module"')
          ? `<script${attributes.replace(' type="module"', ' type="text/plain" data-start=""')}>`
          : tag,
    )
}
