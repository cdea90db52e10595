import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { findAccount, isRoot } from './postgres/account.ts'
import { UserError } from './terminal/user-error.mjs'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'that is a file',
}

/**
 * Creates DATA_DIR if missing, for its owner only. @throws {UserError} when it is not writable
 * @returns its real path, so that symlinks do not give one folder several names
 */
export function prepareDataFolder(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) make(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'probe')
    rmSync(probe)
    return realpathSync(dataDir)
  } catch (error) {
    if (error instanceof UserError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new UserError(
      `Nothing can be kept in ${dataDir} (${reasons[code ?? ''] ?? message}): make it writable, or set DATA_DIR to another folder.`,
    )
  }
}

function make(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, isRoot() ? 0o710 : 0o700)
  // As root, the database belongs to another user, who needs to traverse the folder.
  if (isRoot()) chownSync(dataDir, 0, findAccount().gid)
}

/** Replaces a JSON file at once: a kill leaves the old one or the new one. */
export function writeJson(file: string, value: object): void {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(aside, file)
}

const names = ['payloadSecret', 'databasePassword', 'databaseAdminPassword'] as const

/** payloadSecret signs staff sessions; the others are embedded database passwords. Owner only. */
export type Secrets = Record<(typeof names)[number], string>

/** Reads or generates the secrets. @throws {UserError} for an unparsable file: never replaced */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known = existsSync(file) ? parse(file) : {}
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  ) as Secrets
  if (names.some((name) => known[name] === undefined)) writeJson(file, secrets)
  return secrets
}

function parse(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new UserError(
      `${file} cannot be read: bring it back from a backup, or delete it (staff then sign in again).`,
    )
  }
}
