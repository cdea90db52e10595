import type { Plugin } from 'vite'

/**
 * sonner adds a `<style>` element when its module is evaluated, which the content security policy
 * blocks. layout/toaster.tsx imports the same rules from `sonner/dist/styles.css`, so this plugin
 * removes the call. Throws when a new version of sonner no longer has it.
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
