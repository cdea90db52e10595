import { wordNames } from '@vitrina/content/wording/words.ts'
import type { Plugin } from 'vite'

/**
 * Lets the company's own words replace a message: wraps each of `wordNames` in `ownWord`. After the
 * plugin that leaves one translation. @throws when Paraglide's output format has changed.
 */
export function ownWords(): Plugin {
  return {
    name: 'vitrina:own-words',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]app[\\/]paraglide[\\/]messages[\\/](?!_index)[^\\/]+\.js$/ },
      handler(code, id) {
        const place = wordNames.findIndex((name) => id.endsWith(`/${name}.js`))
        if (place < 0) return null
        const name = wordNames[place]
        const start = `export const ${name} = `
        if (!code.includes(start)) throw new Error('Paraglide no longer writes messages as it did.')
        return {
          code: `import { ownWord } from '../../wording.ts'
${code.replace(start, 'const builtIn = ')}
export const ${name} = /* @__PURE__ */ ownWord(${place}, builtIn)`,
          map: null,
        }
      },
    },
  }
}
