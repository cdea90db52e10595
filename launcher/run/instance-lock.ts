import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../terminal/user-error.mjs'
import { holderOf, type ProcessLock, takeProcessLock } from './process-lock.mjs'

const fileIn = (dataDir: string) => join(dataDir, 'instance.lock')
const stoppingNote = 'Vitrina is stopping'
/** npm returns at once when it is told to stop; what it started hears of it a moment later. */
const hearsayMs = 1_000
/** Longer than any stop takes. */
const stoppingMs = 60_000

export interface InstanceLock {
  /** Whether a start that was killed left its lock, and so perhaps its processes, behind. */
  leftBehind: boolean
  /** Lets the next start wait instead of being refused. */
  announceEnd(): void
  release(): void
}

/**
 * Makes this the one process that serves a DATA_DIR, waiting for one that is about to end.
 * @param doing what it does there, for the sentence that refuses a second one
 * @throws {UserError} when another process does so already
 */
export async function lockInstance(dataDir: string, doing: string): Promise<InstanceLock> {
  const since = Date.now()
  for (;;) {
    const lock = takeProcessLock(fileIn(dataDir), doing)
    if ('release' in lock) return instanceLock(lock)
    const { note = 'Vitrina runs', pid } = lock.heldBy
    if (Date.now() - since > (note === stoppingNote ? stoppingMs : hearsayMs)) {
      throw new UserError(
        `${note} with the data in ${dataDir} already (process ${pid}): stop it first, or give this one its own DATA_DIR, PORT and ADMIN_PORT.`,
      )
    }
    await sleep(100)
  }
}

function instanceLock({ leftBehind, renote, release }: ProcessLock): InstanceLock {
  return { leftBehind, announceEnd: () => renote(stoppingNote), release }
}

/** Whether an instance serves a DATA_DIR now. */
export const isInstanceRunning = (dataDir: string) => holderOf(fileIn(dataDir)) !== undefined
