import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './terminal/user-error.mjs'

/** What only this installation knows. Made once, kept in DATA_DIR, readable by its owner alone. */
export interface Secrets {
  /** Signs the sessions of staff. */
  payloadSecret: string
  /** With which the rooms enter the embedded database. */
  databasePassword: string
  /** With which the launcher rules the embedded database; the rooms never see it. */
  databaseAdminPassword: string
}

const names = ['payloadSecret', 'databasePassword', 'databaseAdminPassword'] as const

/**
 * Reads the secrets, making those that are not there.
 * @throws {UserError} when the file cannot be understood: it is never silently made anew
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

/** Written aside and moved into place: a kill in between leaves the old file or the new one. */
function write(file: string, secrets: Secrets): void {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(aside, file)
}
