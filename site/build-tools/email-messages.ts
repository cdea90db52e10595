import { compileMessages, messagesFolder } from '@vitrina/content/commands/compile-messages.ts'
import type { Plugin } from 'vite'

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
