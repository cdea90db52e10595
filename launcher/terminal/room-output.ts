import type { Listener } from '../run/supervisor.ts'
import { progress } from './progress.mjs'

const nameWidth = 5

/**
 * What the rooms say, line by line behind the room's name. Until it is opened nothing is shown: of a
 * start that succeeds only the result is worth reading.
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
