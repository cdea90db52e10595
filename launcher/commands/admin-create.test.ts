import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDataFolder } from '../data-folder.ts'
import { lockInstance } from '../instance.ts'
import {
  type Postgres,
  removeDatabase,
  startPostgres,
  stopLeftPostgres,
} from '../postgres/postgres.ts'
import { freePort } from '../run/ports.ts'
import { root } from '../settings.ts'

const folder = join(tmpdir(), `vitrina-admin-create-${process.pid}`)
const password = 'a password of this test'
let dataDir: string
let ports: Record<string, string>

beforeAll(async () => {
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  dataDir = prepareDataFolder(join(folder, 'data'))
  ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) }
})

afterAll(async () => {
  await stopLeftPostgres(dataDir)
  removeDatabase(dataDir)
  rmSync(folder, { recursive: true, force: true })
})

async function adminCreate(args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(
    process.execPath,
    [join(root, 'launcher', 'commands', 'admin-create.ts'), ...args],
    {
      cwd: root,
      env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, DATABASE_URL: '', ...ports, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

async function staff({ url }: Postgres): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`
    select email, name, string_agg(value::text, ',' order by "order") as roles
    from users join users_roles on parent_id = users.id
    group by users.id order by users.id`)
  await client.end()
  return rows.map(({ email, roles, name }) => `${email} ${roles} ${name}`)
}

it('makes an account while nothing runs, and beside a site that runs', async () => {
  const stop = new AbortController().signal
  const alone = await adminCreate(['--email', 'Ana@Company.example', '--role', 'admin'], {
    ADMIN_PASSWORD: password,
  })
  expect(alone.output).toContain('Ana@Company.example can sign in at http://localhost:')
  expect(alone.code).toBe(0)
  expect(alone.output).not.toContain(password)

  const lock = await lockInstance(dataDir, 'Vitrina runs')
  const starting = await adminCreate([
    '--email',
    'b@company.example',
    '--role',
    'admin',
    '--password',
    password,
  ])
  expect([starting.code, starting.output]).toEqual([
    1,
    '\nVitrina is starting or stopping: try again in a moment.\n',
  ])
  const postgres = await startPostgres(dataDir, stop)
  const named = ['--email', 'ion@company.example', '--role', 'editor,sales', '--name', 'Ion Rusu']
  expect((await adminCreate([...named, '--password', password])).code).toBe(0)
  expect(await staff(postgres)).toEqual([
    'ana@company.example admin ana',
    'ion@company.example editor,sales Ion Rusu',
  ])

  const again = await adminCreate([...named, '--password', password])
  expect(again.code).toBe(1)
  expect(again.output).toContain(
    'ion@company.example belongs to Ion Rusu (editor, sales) already: sign in with it, or give another address.',
  )
  const weak = await adminCreate([
    '--email',
    'c@company.example',
    '--role',
    'sales',
    '--password',
    'short',
  ])
  expect(weak.output).toContain('The password is too short: use at least 12 characters')
  const role = await adminCreate(['--email', 'c@company.example', '--role', 'king'], {
    ADMIN_PASSWORD: password,
  })
  expect(role.output).toContain('There is no role “king”: choose from admin, editor')
  expect(await staff(postgres)).toHaveLength(2)
  await postgres.stop()
  lock.release()
}, 180_000)

it.each([
  [[], 'Say whose account it is'],
  [['--email', 'a@company.example'], 'Say what the account is for'],
  [['--email', 'a@company.example', '--role', 'sales'], 'Give a password: set ADMIN_PASSWORD'],
  [['--mail', 'a@company.example'], "Unknown option '--mail'"],
  [['a@company.example'], 'Write it as npm run admin:create'],
])('names what is missing in %j', async (args, sentence) => {
  const { code, output } = await adminCreate(args)
  expect(code).toBe(1)
  expect(output).toContain(sentence)
})
