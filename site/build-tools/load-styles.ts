import type { Plugin } from 'vite'

/** Vite's own takes 0.5 KB more of every page: it also preloads modules, and reports failures. */
const helper = `
const load = (href) =>
  document.querySelector(\`[href="\${href}"]\`) ??
  new Promise((done) => {
    const link = { rel: 'stylesheet', href, onload: done, onerror: done }
    document.head.append(Object.assign(document.createElement('link'), link))
  })
export const __vitePreload = async (module, files = []) => {
  await Promise.all(files.map((file) => load('/' + file)))
  return module()
}`

/** Loads the style sheet of a module that is imported later before it runs. */
export function loadStyles(): Plugin {
  return {
    name: 'vitrina:load-styles',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => helper },
  }
}
