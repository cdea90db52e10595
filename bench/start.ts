import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeDatabase } from '../launcher/postgres/postgres.ts'
import { freePort, startNode, untilAnswering } from '../tests/e2e/support/processes.ts'
import { asMegabytes, asSeconds, atMost, type Measured } from './report.ts'
import { treeMegabytes } from './site.ts'

/** Timeout in milliseconds until everything responds; the first start fills the database. */
const timeout = 180_000
const root = join(import.meta.dirname, '..')

/** A complete `npm start` with its own database, first and second start. */
export async function measureStart(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
  try {
    const first = await startEverything(dataDir)
    const second = await startEverything(dataDir)
    return {
      tables: [
        {
          title: 'npm start',
          method:
            'Site, admin and the embedded PostgreSQL, installed and built, until both apps answer. The first start makes the database and fills it with the sample company. Memory of all processes at that moment, what they share counted once. Limits for the second: ≤ 10 s, ≤ 1.2 GB.',
          columns: ['start', 'ready after', 'memory'],
          rows: [
            ['first', asSeconds(first.readyAfter), asMegabytes(first.memory)],
            ['second', asSeconds(second.readyAfter), asMegabytes(second.memory)],
          ],
        },
      ],
      limits: [
        atMost('second npm start, ready', 10_000, [['', second.readyAfter]], asSeconds),
        atMost('second npm start, memory', 1_200, [['', second.memory]], asMegabytes),
      ],
    }
  } finally {
    removeDatabase(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startEverything(dataDir: string): Promise<{ readyAfter: number; memory: number }> {
  const { PATH, HOME, TMPDIR } = process.env
  const [port, adminPort] = [await freePort(), await freePort()]
  const begun = performance.now()
  const running = startNode(join(root, 'launcher/bootstrap.mjs'), {
    cwd: root,
    args: ['start'],
    env: {
      ...{ PATH, HOME, TMPDIR },
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
    },
  })
  try {
    const within = { within: timeout }
    await untilAnswering(`http://127.0.0.1:${port}/readyz`, running, within)
    await untilAnswering(`http://127.0.0.1:${adminPort}/admin/login`, running, within)
    const readyAfter = performance.now() - begun
    return { readyAfter, memory: await treeMegabytes(running.pid) }
  } finally {
    await running.stop()
  }
}
