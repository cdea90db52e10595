import { mkdtempDisposable } from 'node:fs/promises'
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
  await using folder = await mkdtempDisposable(join(tmpdir(), 'vitrina-bench-'))
  const dataDir = folder.path
  try {
    const first = await startEverything(dataDir)
    const second = await startEverything(dataDir)
    const row = (name: string, { readyAfter, memory }: typeof first) => [
      ...[name, asSeconds(readyAfter), asMegabytes(memory)],
    ]
    return {
      tables: [
        {
          title: 'npm start',
          method:
            'Site, admin and the embedded PostgreSQL, installed and built, until both apps answer. The first start makes the database and fills it with the sample company. Memory of all processes at that moment, what they share counted once. Limits for the second: ≤ 10 s, ≤ 1.2 GB.',
          columns: ['start', 'ready after', 'memory'],
          rows: [row('first', first), row('second', second)],
        },
      ],
      limits: [
        atMost('second npm start, ready', 10_000, asSeconds, second.readyAfter),
        atMost('second npm start, memory', 1_200, asMegabytes, second.memory),
      ],
    }
  } finally {
    removeDatabase(dataDir)
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
