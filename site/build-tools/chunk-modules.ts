import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Uncompressed bytes by module, by chunk file. */
export type ChunkModules = Record<string, Record<string, number>>

const root = resolve(import.meta.dirname, '../..')

/** Writes the modules of each chunk to `chunk-modules.json`, which is not public. */
export function chunkModules(): Plugin {
  return {
    name: 'vitrina:chunk-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks: ChunkModules = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sizes: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (renderedLength > 0) sizes[relative(root, id.replace('\0', ''))] = renderedLength
        }
        chunks[`/${chunk.fileName}`] = sizes
      }
      await writeFile(join(dir, '../chunk-modules.json'), JSON.stringify(chunks))
    },
  }
}
