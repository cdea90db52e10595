import pg from 'pg'

/**
 * A pool whose connections may break: a database that restarts or fails over ends every connection,
 * and each one in use would otherwise end this process with an unhandled `error` event. Whoever is
 * using it gets the error from their query, and the pool replaces the connection.
 */
export class ResilientPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config)
    this.on('error', ignore)
    this.on('connect', (client) => client.on('error', ignore))
  }
}

function ignore(): void {}
