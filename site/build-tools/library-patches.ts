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

/**
 * Removes sonner's call that adds a `<style>` element, which the content security policy blocks;
 * layout/toaster.tsx imports its rules. Throws when a new version of sonner lacks the call.
 */
export function sonnerWithoutStyleElement(): Plugin {
  return {
    name: 'vitrina:sonner-without-style-element',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        const call = /^__insertCSS\(".*"\);?$/m
        if (!call.test(code)) throw new Error('sonner no longer inserts its CSS in the known way')
        return { code: code.replace(call, ''), map: null }
      },
    },
  }
}
