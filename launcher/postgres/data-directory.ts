import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { UserError } from '../terminal/user-error.mjs'
import type { Placement } from './placement.ts'
import { finished, startProgram } from './processes.ts'

const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--username=postgres']
const icu = ['--locale-provider=icu', '--icu-locale=und']

/**
 * Best first; the first one the system has is used. ICU's root collation sorts É beside e and is
 * the same everywhere. The character type is for pg_trgm, which knows only ASCII with plain C.
 */
const locales = [
  [...icu, '--lc-ctype=C.UTF-8'],
  [...icu, '--lc-ctype=en_US.UTF-8'],
  [...icu, '--lc-ctype=C'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]

/** @throws {UserError} when the data directory belongs to another major version of PostgreSQL */
export function rejectOtherVersion({ data, programs }: Placement): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const ours = programs.version.split('.')[0]
  if (made === ours) return
  throw new UserError(
    `The database in ${data} was made by PostgreSQL ${made} and this version of Vitrina brings ${ours}: start the version that made it, or set DATA_DIR to a new folder.`,
  )
}

/** Created in a temporary folder and renamed, so that a kill leaves no partial database. */
export async function createDataDirectory(
  placement: Placement,
  adminPassword: string,
  stop: AbortSignal,
): Promise<void> {
  const { account, data } = placement
  const folder = `${data}.new`
  const passwordFile = join(dirname(data), `postgres-password-${process.pid}`)
  const own = (path: string, mode: number) => {
    chmodSync(path, mode)
    if (account) chownSync(path, account.uid, account.gid)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  own(folder, 0o700)
  writeFileSync(passwordFile, `${adminPassword}\n`, { mode: 0o600 })
  try {
    own(passwordFile, 0o600)
    const args = [...settings, `--pgdata=${folder}`, `--pwfile=${passwordFile}`]
    await initdb(placement, args, stop)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(folder, data)
}

async function initdb(placement: Placement, args: string[], stop: AbortSignal): Promise<void> {
  let output = ''
  for (const locale of locales) {
    const result = await finished(startProgram(placement, 'initdb', [...args, ...locale]), stop)
    if (result.code === 0) return
    output = result.output
    if (!/locale|ICU/.test(output)) break
  }
  throw new UserError('The database could not be made: see the message of initdb above.', output)
}

/** Sets the password without knowing the old one, in single-user mode. */
export async function resetAdminPassword(
  placement: Placement,
  password: string,
  stop: AbortSignal,
): Promise<void> {
  const child = startProgram(placement, 'postgres', ['--single', '-D', placement.data, 'postgres'])
  // If it exits early, the write fails; its exit code reports the error.
  child.stdin?.on('error', () => {})
  child.stdin?.end(`ALTER ROLE postgres PASSWORD ${pg.escapeLiteral(password)}\n`)
  const { code, output } = await finished(child, stop)
  if (code === 0 && !/ERROR|FATAL/.test(output)) return
  throw new UserError('The password of the database could not be restored: see above.', output)
}
