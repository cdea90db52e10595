import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './terminal/user-error.mjs'

/** Secrets of this installation. Generated once, stored in DATA_DIR, readable only by its owner. */
export interface Secrets {
  /** Signs the sessions of staff. */
  payloadSecret: string
  /** The apps' password for the embedded database. */
  databasePassword: string
  /** The launcher's admin password for the embedded database; the apps never get it. */
  databaseAdminPassword: string
}

const names = ['payloadSecret', 'databasePassword', 'databaseAdminPassword'] as const

/**
 * Reads the secrets and generates missing ones.
 * @throws {UserError} when the file cannot be parsed: it is never silently replaced
 */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known = existsSync(file) ? parse(file) : {}
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  ) as Record<keyof Secrets, string>
  if (names.some((name) => known[name] === undefined)) write(file, secrets)
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

/** Written to a temporary file and renamed: a kill leaves the old file or the new one. */
function write(file: string, secrets: Secrets): void {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(aside, file)
}
