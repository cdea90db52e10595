import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { progress } from '../terminal/progress.mjs'
import { createRoomOutput } from '../terminal/room-output.ts'
import { UserError } from '../terminal/user-error.mjs'
import { type HealthCheck, statusOf, untilHealthy } from './health.ts'
import { type Program, restartPolicy, type Supervised, supervise } from './supervisor.ts'

/** The site app or the admin app. */
export interface Room extends Program {
  name: 'site' | 'admin'
  health: HealthCheck
}

interface Options {
  restart?: Settings['restart']
  /** How often to check that an app responds at all, and the max time without a response. */
  hang?: { everyMs: number; afterMs: number }
  output?: ReturnType<typeof createRoomOutput>
}

/** The first start of a dev server on a slow machine compiles for long. */
const readyMs = 120_000

/**
 * Runs the apps until stopped.
 * @param ready called once, when all of them are healthy
 * @param restart whether an app that dies is restarted
 * @param hang when to end an app that no longer responds; never by default
 * @returns the exit code: 0 when stopped, 1 when one of them died and is not restarted
 * @throws {UserError} with an app's last output when it fails to start
 */
export async function runRooms(
  rooms: Room[],
  ready: () => void,
  stop: AbortSignal,
  { restart = 'always', output = createRoomOutput(), hang }: Options = {},
): Promise<number> {
  stop.throwIfAborted()
  const stopped = once(stop, 'abort').then(() => 0)
  const policy = { ...restartPolicy, restart }
  const running = rooms.map((room) => supervise(room, output.listenerFor(room.name), policy))
  try {
    await progress.step('Site and admin ready', () =>
      Promise.all(rooms.map((room, index) => comeUp(room, running[index], stop))),
    )
    output.open()
    ready()
    if (hang) rooms.forEach((room, index) => void endWhenHanging(room, running[index], stop, hang))
    return await Promise.race([stopped, ...running.map(({ givenUp }) => givenUp.then(() => 1))])
  } finally {
    await progress.step('Site and admin stopped', () =>
      Promise.all(running.map((room) => room.stop())),
    )
  }
}

async function comeUp(
  room: Room,
  running: Supervised | undefined,
  stop: AbortSignal,
): Promise<void> {
  const deadReason = () =>
    running?.crashes()
      ? `The ${room.name} stopped at its start: mend what it says above, then start again.`
      : undefined
  try {
    await untilHealthy(room.health, deadReason, stop, readyMs)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(error.message, running?.lastWords())
  }
}

/**
 * Ends an app that runs but does not respond, such as in an endless loop, which nothing else
 * detects. Any status counts as a response, and every start resets the timeout.
 */
async function endWhenHanging(
  { name, health }: Room,
  running: Supervised | undefined,
  stop: AbortSignal,
  { everyMs, afterMs }: Required<Options>['hang'],
): Promise<void> {
  let answeredAt = Date.now()
  let crashes = running?.crashes()
  for (;;) {
    await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    const answered = (await statusOf(health.url, stop)) !== undefined
    if (answered || running?.crashes() !== crashes) answeredAt = Date.now()
    crashes = running?.crashes()
    if (Date.now() - answeredAt < afterMs) continue
    progress.say(`\nThe ${name} has not answered for ${afterMs / 1000} s; ending it.\n`)
    running?.kill()
    answeredAt = Date.now()
  }
}
