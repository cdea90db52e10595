import { execFileSync } from 'node:child_process'
import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../terminal/user-error.mjs'

/** An operating system user to run PostgreSQL as when the launcher runs as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** PostgreSQL's own user if a package created one, else the user that every system has. */
const candidates = ['postgres', '_postgres', 'nobody']

const read = 4
const execute = 1

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** An existing unprivileged user: the launcher adds none. @throws {UserError} when there is none */
export function findAccount(): Account {
  for (const name of candidates) {
    const [uid, gid] = [Number(id('-u', name)), Number(id('-g', name))]
    if (uid && gid) return { name, uid, gid }
  }
  throw new UserError(
    'PostgreSQL refuses to run as root and this machine has neither a user "postgres" nor "nobody": start as an ordinary user, or set DATABASE_URL.',
  )
}

/** The owner of an existing data folder, the only user who may run its server. */
export function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder)
  return { name: id('-un', String(uid)) ?? `user ${uid}`, uid, gid }
}

function id(...args: string[]): string | undefined {
  try {
    return execFileSync('id', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/** Whether the account may traverse every folder down to and including this one. */
export function canEnter(folder: string, account: Account): boolean {
  const parent = dirname(folder)
  return (
    permits(statSync(folder), account, execute) && (parent === folder || canEnter(parent, account))
  )
}

/** Whether the account may read this file and, for programs, execute it. */
export function canRead(file: string, account: Account): boolean {
  const stats = statSync(file)
  const wanted = stats.mode & 0o100 ? read | execute : read
  return permits(stats, account, wanted) && canEnter(dirname(file), account)
}

/** POSIX check, without supplementary groups: Node drops them when spawning as another user. */
export function permits(
  { mode, uid, gid }: Pick<Stats, 'mode' | 'uid' | 'gid'>,
  account: Account,
  wanted: number,
): boolean {
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & wanted) === wanted
}
