import pg from 'pg'

type Options = pg.PoolConfig & {
  /** How long a transaction may wait for its turn, in milliseconds. */
  queueTimeoutMillis?: number
}

/**
 * A transaction may ask for something outside itself, as Payload does for locks on documents: were
 * every connection in a transaction, all of them would wait for one more. So many are left over for
 * single statements, which end by themselves.
 */
const keptForStatements = 2

/**
 * A pool whose connections may break: a database that restarts or fails over ends every connection,
 * and each one in use would otherwise end this process with an unhandled `error` event. Whoever is
 * using it gets the error from their query, and the pool replaces the connection.
 *
 * Whatever takes a connection for longer than a statement waits for its turn, first come first served.
 */
export class ResilientPool extends pg.Pool {
  readonly #queueTimeout: number
  readonly #waiting: Array<() => void> = []
  #free: number

  constructor({ queueTimeoutMillis = 5_000, ...config }: Options = {}) {
    super(config)
    this.#queueTimeout = queueTimeoutMillis
    // Payload takes a connection when it starts and never gives it back: one is always left for work.
    this.#free = Math.max(2, (config.max ?? 10) - keptForStatements)
    this.on('error', ignore)
    this.on('connect', (client) => client.on('error', ignore))
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
    // With a callback the pool itself asks, for one statement.
    return callback ? super.connect(callback) : this.#connectInTurn()
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
      // Whoever was about to use a connection that broke may never give it back.
      const onEnd = () => giveBack(true)
      client.once('end', onEnd)
      client.release = giveBack
      return client
    } catch (error) {
      this.#endTurn()
      throw error
    }
  }

  #takeTurn(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1)
        reject(new Error('No connection to the database became free in time.'))
      }, this.#queueTimeout)
      this.#waiting.push(take)
    })
  }

  #endTurn(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}

function ignore(): void {}
