import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Uncompressed bytes by module, by chunk file. */
export type ChunkModules = Record<string, Record<string, number>>

/** Path of the output file, relative to the build folder. */
export const chunkModulesFile = 'chunk-modules.json'

/**
 * Writes which modules each browser chunk contains, outside of the public files: minified chunks do
 * not show it. Used by `npm run bundle`.
 */
export function chunkModules(): Plugin {
  let root = ''
  return {
    name: 'vitrina:chunk-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    configResolved(config) {
      root = resolve(config.root, '..')
    },
    async writeBundle({ dir = '' }, bundle) {
      const chunks: ChunkModules = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunks[`/${chunk.fileName}`] = Object.fromEntries(
          Object.entries(chunk.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id, { renderedLength }]) => [
              relative(root, id.replace('\0', '')),
              renderedLength,
            ]),
        )
      }
      const file = join(dir, '..', chunkModulesFile)
      await mkdir(join(dir, '..'), { recursive: true })
      await writeFile(file, JSON.stringify(chunks))
    },
  }
}
