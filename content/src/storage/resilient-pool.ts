import pg from 'pg'

/**
 * Connections reserved for single statements. A transaction may need another connection, as Payload
 * does for document locks: if all were in transactions, each would wait for one more.
 */
const reservedForStatements = 2

const shared = globalThis as { vitrinaConnectionFailedAt?: number }

/** Milliseconds since 1970 of the last failure to connect. Global: Next copies modules. */
export const connectionFailedAt = (): number => shared.vitrinaConnectionFailedAt ?? 0

const noteFailure = () => {
  shared.vitrinaConnectionFailedAt = Date.now()
}

/**
 * A pool that survives broken connections, which would otherwise end the process; the query fails.
 * Callers that hold a connection for longer than a statement are queued in order.
 */
export class ResilientPool extends pg.Pool {
  readonly #queueTimeout: number
  readonly #waiting = new Set<() => void>()
  #free: number

  /** @param queueTimeoutMillis how long a transaction may wait for a connection. */
  constructor({
    queueTimeoutMillis = 5_000,
    ...config
  }: pg.PoolConfig & { queueTimeoutMillis?: number } = {}) {
    super(config)
    this.#queueTimeout = queueTimeoutMillis
    // Payload acquires a connection at start and never releases it: one is always left for work.
    this.#free = Math.max(2, (config.max ?? 10) - reservedForStatements)
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: Error | boolean) => void,
    ) => void,
  ): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    // With a callback, the pool itself calls this, for one statement.
    if (!callback) return this.#connectInTurn()
    return super.connect((error, client, done) => {
      if (error) noteFailure()
      callback(error, client, done)
    })
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    await this.#takeTurn()
    try {
      const client = await super.connect()
      const release = client.release
      let isReleased = false
      const giveBack = (error?: Error | boolean) => {
        if (isReleased) return
        isReleased = true
        client.off('end', onEnd)
        release(error)
        this.#endTurn()
      }
      // A caller whose connection broke may never release it.
      const onEnd = () => giveBack(true)
      client.once('end', onEnd)
      client.release = giveBack
      return client
    } catch (error) {
      noteFailure()
      this.#endTurn()
      throw error
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve)
      noteFailure()
      reject(new Error('No connection to the database became free in time.'))
    }, this.#queueTimeout)
    await promise.finally(() => clearTimeout(timer))
  }

  #endTurn(): void {
    const [next] = this.#waiting
    if (!next) this.#free += 1
    else if (this.#waiting.delete(next)) next()
  }
}
