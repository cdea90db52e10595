import { statisticsPath } from '@vitrina/content/paths.ts'

/**
 * React Router's module script and preloads compete with the fonts and pictures of the first paint
 * (0.8 s became 1.9 s on a throttled phone). Gives the script a type that browsers do not run and
 * moves the preload URLs into its `data-modules`, for `app/browser/start.inline.ts` to activate.
 * Its text, and so its hash in the policy, stays. `hydration`: URL of the data, if not inline;
 * `countsVisits`: names the script for the statistics, which is loaded after the first paint.
 */
export function deferScripts(
  html: string,
  nonce: string,
  hydration?: string,
  countsVisits = false,
): string {
  const modules: string[] = []
  const script = new RegExp(`<script([^>]*? nonce="${nonce}"[^>]*)>`, 'g')
  return html
    .replace(/<link rel="modulepreload" [^>]*?href="([^"]*)"[^>]*>/g, (_, address: string) => {
      modules.push(address)
      return ''
    })
    .replace(script, (tag, attributes: string) => {
      if (!attributes.includes(' type="module"')) return tag
      const deferred = ` type="text/plain" data-modules="${modules.join(' ')}"${hydration ? ` data-hydration="${hydration}"` : ''}${countsVisits ? ` data-statistics="${statisticsPath}"` : ''}`
      return `<script${attributes.replace(' async=""', '').replace(' type="module"', deferred)}>`
    })
}
