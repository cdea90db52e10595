import { once } from 'node:events'
import { progress } from '../terminal/progress.mjs'
import { createRoomOutput } from '../terminal/room-output.ts'
import { UserError } from '../terminal/user-error.mjs'
import { type HealthCheck, untilHealthy } from './health.ts'
import { type Program, type Supervised, supervise } from './supervisor.ts'

/** One of the two rooms, running. */
export interface Room extends Program {
  name: 'site' | 'admin'
  health: HealthCheck
}

type Output = ReturnType<typeof createRoomOutput>

/** The first start of a dev server on a slow machine compiles for long. */
const readyMs = 120_000

/**
 * Runs the rooms until stopped.
 * @param ready called once, when all of them answer
 * @returns the exit code: 0 when stopped, 1 when none of them could be kept running
 * @throws {UserError} with a room's last words when it does not come up
 */
export async function runRooms(
  rooms: Room[],
  ready: () => void,
  stop: AbortSignal,
  output: Output = createRoomOutput(),
): Promise<number> {
  stop.throwIfAborted()
  const stopped = once(stop, 'abort').then(() => 0)
  const running = rooms.map((room) => supervise(room, output.listenerFor(room.name)))
  try {
    await progress.step('Site and admin ready', () =>
      Promise.all(rooms.map((room, index) => comeUp(room, running[index], stop))),
    )
    output.open()
    ready()
    const allGone = Promise.all(running.map(({ givenUp }) => givenUp)).then(() => 1)
    return await Promise.race([stopped, allGone])
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
