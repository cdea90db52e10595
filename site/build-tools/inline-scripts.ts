import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** `import code from './x.inline.ts?script'` returns a file without imports as minified text. */
export function inlineScripts(): Plugin {
  return {
    name: 'vitrina:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.inline\.ts\?script$/ },
      async handler(id) {
        const file = id.slice(0, -'?script'.length)
        this.addWatchFile(file)
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
        const { code: small } = await minify(file.replace(/\.ts$/, '.js'), code, { module: false })
        return { code: `export default ${JSON.stringify(small.trim())}`, moduleType: 'js' }
      },
    },
  }
}
