import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessages, messagesFolder } from '@vitrina/content/commands/compile-messages.ts'
import { wordNames } from '@vitrina/content/wording/words.ts'
import type { Plugin } from 'vite'
import settings from '../project.inlang/settings.json' with { type: 'json' }

/**
 * Compiles the messages of emails, also when they change in development. @throws when a module for
 * browsers imports them.
 */
export function emailMessages(): Plugin {
  return {
    name: 'vitrina:email-messages',
    async buildStart() {
      this.addWatchFile(messagesFolder)
      await compileMessages()
    },
    async watchChange(id) {
      if (id.startsWith(messagesFolder)) await compileMessages()
    },
    load: {
      filter: { id: /[\\/]content[\\/]src[\\/]paraglide[\\/]/ },
      handler(id) {
        const { mode, config } = this.environment
        if (mode === 'build' && config.consumer === 'client') {
          throw new Error(`Browsers need no messages of emails, but load ${id}`)
        }
      },
    },
  }
}

const folder = join(import.meta.dirname, '../../content/messages')

/**
 * Lets the company's own words replace the messages of `wordNames`: each becomes a call of `ownWord`
 * with the built-in text, in browsers of one locale alone. After the plugin that leaves one locale.
 */
export function ownWords(locale: string): Plugin {
  return {
    name: 'vitrina:own-words',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]app[\\/]paraglide[\\/]messages[\\/](?!_index)[^\\/]+\.js$/ },
      handler(_, id) {
        const place = wordNames.findIndex((word) => id.endsWith(`/${word}.js`))
        const name = wordNames[place]
        if (!name) return null
        const textIn = (language: string) =>
          JSON.parse(readFileSync(join(folder, language, 'words.json'), 'utf8'))[name]
        const texts = Object.fromEntries(settings.locales.map((each) => [each, textIn(each)]))
        const { mode, config } = this.environment
        const isOne = mode === 'build' && config.consumer === 'client'
        const builtIn = isOne
          ? JSON.stringify(texts[locale])
          : `() => (${JSON.stringify(texts)})[getLocale()]`
        return {
          code: `import { ownWord } from '../../wording.ts'
import { getLocale } from '../runtime.js'
export const ${name} = /* @__PURE__ */ ownWord(${place}, ${builtIn})`,
          map: null,
        }
      },
    },
  }
}
