import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../terminal/user-error.mjs'
import { holderOf, takeProcessLock } from './process-lock.mjs'

const fileIn = (dataDir: string) => join(dataDir, 'instance.lock')
const stoppingNote = 'Vitrina is stopping'
/** npm exits at once on a signal; its children get the signal a moment later. */
const hearsayMs = 1_000
/** Longer than any stop takes. */
const stoppingMs = 60_000

/**
 * Locks a DATA_DIR, waiting for a holder about to end; `doing` names the work, for the error
 * of a second start. @throws {UserError} when another process holds it
 */
export async function lockInstance(dataDir: string, doing: string) {
  const since = Date.now()
  for (;;) {
    const lock = takeProcessLock(fileIn(dataDir), doing)
    // Announcing the end lets the next start wait instead of failing.
    if ('release' in lock) return { ...lock, announceEnd: () => lock.renote(stoppingNote) }
    const { note = 'Vitrina runs', pid } = lock.heldBy
    if (Date.now() - since > (note === stoppingNote ? stoppingMs : hearsayMs)) {
      throw new UserError(
        `${note} with the data in ${dataDir} already (process ${pid}): stop it first, or give this one its own DATA_DIR, PORT and ADMIN_PORT.`,
      )
    }
    await sleep(100)
  }
}

/** Whether an instance currently serves a DATA_DIR. */
export const isInstanceRunning = (dataDir: string) => holderOf(fileIn(dataDir)) !== undefined
