import pg from 'pg'
import { settings } from '../settings.ts'
import { revisionChannel } from './revision.ts'

export type RevisionWatch = {
  /**
   * The last known content revision; `undefined` before the first read. With slugs, it changes only
   * with these collections and globals, and with changes that name none.
   */
  current: (slugs?: readonly string[]) => bigint | undefined
  certainty: () => Certainty
  /** Reads the revision now; resolves when that succeeded or failed, within a few seconds. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Reliability of the revision. `known`: read within the last second; `out-of-reach`: the connection
 * broke and could not be restored; `unsure`: anything else, as before the first read.
 */
export type Certainty = 'known' | 'unsure' | 'out-of-reach'

type Listeners = {
  /** Called when the revision changes, not for the first one read. */
  onChange: (revision: bigint) => void
  /** Called when the connection breaks or fails, once until it works again. */
  onFailure?: (error: unknown) => void
}

/** Milliseconds until a missed announcement is noticed, and between attempts to reconnect. */
const checkEvery = 500

/** How long a read counts as current, in milliseconds: pages may be outdated by this much. */
const goodFor = 1_000

/**
 * Follows the content revision on its own connection: announcements trigger an immediate read, and
 * it is read twice a second in case one is missed, as with a pooler that does not forward them.
 */
export function watchRevision({ onChange, onFailure }: Listeners): RevisionWatch {
  let current: bigint | undefined
  let changes: Record<string, number> = {}
  let stopped = false
  let failures = 0
  let readAt = Number.NEGATIVE_INFINITY
  let reading = Promise.withResolvers<void>()
  let event = Promise.withResolvers<void>()

  const settle = () => {
    reading.resolve()
    reading = Promise.withResolvers()
  }

  /** Waits for the next event, half a second at most. */
  const pause = async () => {
    const timer = setTimeout(happened, checkEvery)
    await event.promise
    clearTimeout(timer)
    event = Promise.withResolvers()
  }
  const happened = () => event.resolve()

  const read = async (client: pg.Client) => {
    const begun = performance.now()
    type Row = { number: string; changes: Record<string, number> }
    const { rows } = await client.query<Row>('select number, changes from content_revision')
    const number = BigInt(rows[0]?.number ?? 0)
    changes = rows[0]?.changes ?? {}
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
      // Detects a connection that is dead without having been closed.
      query_timeout: 2_000,
    })
    // Without a listener an error event would end the process; the next read fails anyway.
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
        // After the first failure, reconnect immediately: usually the database is still available.
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
    current: (slugs) => {
      if (current === undefined || !slugs) return current
      const others = Object.keys(changes).filter((slug) => !slugs.includes(slug))
      return others.reduce((number, slug) => number - BigInt(changes[slug] ?? 0), current)
    },
    certainty: () => {
      if (failures > 1) return 'out-of-reach'
      return performance.now() - readAt < goodFor ? 'known' : 'unsure'
    },
    settled: () => {
      if (stopped) return Promise.resolve()
      happened()
      return reading.promise
    },
    stop: async () => {
      stopped = true
      happened()
      await running
      settle()
    },
  }
}
