import type { Plugin } from 'vite'

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
