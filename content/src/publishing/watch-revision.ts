import pg from 'pg'
import { settings } from '../settings.ts'
import { revisionChannel } from './revision.ts'

export type RevisionWatch = {
  /**
   * The content revision as last read: `undefined` until it was read once, and the last one known
   * while the database is out of reach.
   */
  current: () => bigint | undefined
  certainty: () => Certainty
  /** Reads the revision now; resolves when that is done or has failed, a few seconds at most. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * How good the revision is: `known` is what it was within the last second; `out-of-reach` means
 * that the connection broke and could not be made again; `unsure` is everything else, such as the
 * time before the first reading or a connection that does not answer.
 */
export type Certainty = 'known' | 'unsure' | 'out-of-reach'

type Listeners = {
  /** The revision is another one than before. Not called for the first one read. */
  onChange: (revision: bigint) => void
  /** The connection broke or could not be made; called once until it works again. */
  onFailure?: (error: unknown) => void
}

/** How long a missed announcement stays unnoticed, and how often a lost connection is made again. */
const checkEvery = 500

/** How long a reading counts, in milliseconds: pages may be so much older than what was published. */
const goodFor = 1_000

/**
 * Follows the content revision on a connection of its own: announcements make it read the number at
 * once, and it is read twice a second in case one was missed, as with a pooler that passes none on.
 */
export function watchRevision({ onChange, onFailure }: Listeners): RevisionWatch {
  let current: bigint | undefined
  let stopped = false
  let failures = 0
  let readAt = Number.NEGATIVE_INFINITY
  let waiting: Array<() => void> = []
  let wake = () => {}
  let woken = false

  const settle = () => {
    const settling = waiting
    waiting = []
    for (const resolve of settling) resolve()
  }

  /** Until something happens, half a second at most. */
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
    const begun = performance.now()
    const { rows } = await client.query<{ number: string }>('select number from content_revision')
    const number = BigInt(rows[0]?.number ?? 0)
    const moved = current !== undefined && number !== current
    current = number
    failures = 0
    readAt = begun
    if (moved) onChange(number)
    settle()
  }

  const follow = async () => {
    const client = new pg.Client({
      connectionString: settings.DATABASE_URL,
      application_name: 'vitrina-revision',
      connectionTimeoutMillis: 2_000,
      // A connection that is dead without having been closed is given up.
      query_timeout: 2_000,
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
        failures++
        // A connection that was ended is made anew at once: most often the database is still there.
        if (failures === 1) {
          onFailure?.(error)
          continue
        }
        settle()
        if (!stopped) await pause()
      }
    }
  }

  const running = run()
  return {
    current: () => current,
    certainty: () => {
      if (failures > 1) return 'out-of-reach'
      return performance.now() - readAt < goodFor ? 'known' : 'unsure'
    },
    settled: () => {
      if (stopped) return Promise.resolve()
      happened()
      return new Promise((resolve) => waiting.push(resolve))
    },
    stop: async () => {
      stopped = true
      happened()
      await running
      settle()
    },
  }
}
