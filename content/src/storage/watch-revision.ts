import pg from 'pg'
import { settings } from '../settings.ts'
import { revisionChannel } from './revision.ts'

export type RevisionWatch = {
  /**
   * The content revision as last read: `undefined` until it was read once, and the last one known
   * while the database is out of reach.
   */
  current: () => bigint | undefined
  stop: () => Promise<void>
}

type Listeners = {
  /** The revision is another one than before. Not called for the first one read. */
  onChange: (revision: bigint) => void
  /** The connection broke or could not be made; called once until it works again. */
  onFailure?: (error: unknown) => void
}

/** How long a missed announcement stays unnoticed, and how often a lost connection is made again. */
const checkEvery = 1_000

/**
 * Follows the content revision on a connection of its own: announcements make it read the number at
 * once, and it is read every second in case one was missed, as with a pooler that passes none on.
 */
export function watchRevision({ onChange, onFailure }: Listeners): RevisionWatch {
  let current: bigint | undefined
  let stopped = false
  let failing = false
  let wake = () => {}
  let woken = false

  /** Until something happens, a second at most. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, woken ? 0 : checkEvery)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    }).finally(() => {
      woken = false
      wake = () => {}
    })
  const happened = () => {
    woken = true
    wake()
  }

  const read = async (client: pg.Client) => {
    const { rows } = await client.query<{ number: string }>('select number from content_revision')
    const number = BigInt(rows[0]?.number ?? 0)
    const moved = current !== undefined && number !== current
    current = number
    failing = false
    if (moved) onChange(number)
  }

  const follow = async () => {
    const client = new pg.Client({
      connectionString: settings.DATABASE_URL,
      application_name: 'vitrina-revision',
      connectionTimeoutMillis: 5_000,
      // A connection that is dead without having been closed is given up.
      query_timeout: 5_000,
    })
    // Without a listener an error event would end the process; the next reading fails anyway.
    client.on('error', happened)
    client.on('notification', happened)
    try {
      await client.connect()
      await client.query(`listen ${revisionChannel}`)
      while (!stopped) {
        await read(client)
        await pause()
      }
    } finally {
      await client.end().catch(() => {})
    }
  }

  const run = async () => {
    while (!stopped) {
      try {
        await follow()
      } catch (error) {
        if (!failing) onFailure?.(error)
        failing = true
        if (!stopped) await pause()
      }
    }
  }

  const running = run()
  return {
    current: () => current,
    stop: async () => {
      stopped = true
      happened()
      await running
    },
  }
}
