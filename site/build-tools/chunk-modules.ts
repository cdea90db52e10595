import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What each chunk is made of: bytes before compression, by module, by the chunk's file. */
export type ChunkModules = Record<string, Record<string, number>>

/** Where it is written, below the folder of the build. */
export const chunkModulesFile = 'chunk-modules.json'

/**
 * Writes down which modules the browser's chunks are made of, outside of what is served: minified
 * files do not tell any more. `npm run bundle` reads it.
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
