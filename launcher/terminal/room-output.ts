import type { Listener } from '../run/supervisor.ts'
import { progress } from './progress.mjs'

const nameWidth = 5

/**
 * The apps' output, each line prefixed with the app's name. Hidden until opened: for a successful
 * start only the summary matters.
 */
export function createRoomOutput() {
  let isOpen = false
  const show = (name: string, text: string) => progress.say(`${name.padEnd(nameWidth)} │ ${text}`)
  return {
    open() {
      isOpen = true
    },
    listenerFor(name: string): Listener {
      return {
        line: (text) => isOpen && show(name, text),
        event: (sentence) => isOpen && show(name, sentence),
        warn: (sentence) => isOpen && progress.say(`\n${sentence}\n`),
      }
    },
  }
}
