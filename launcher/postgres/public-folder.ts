import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../terminal/user-error.mjs'
import { type Account, canEnter } from './account.ts'

/**
 * Where root may keep what another user must reach, best first. No temporary folder is among them:
 * those are emptied, and anybody may have made a folder of our name there.
 */
const candidates = ['/var/lib/vitrina', '/var/db/vitrina', '/opt/vitrina', '/srv/vitrina']

/**
 * A folder of root's that the account can enter, for the case that the clone or DATA_DIR lies in a
 * private home.
 * @throws {UserError} when no place can be used
 */
export function publicFolder(account: Account): string {
  for (const folder of candidates) if (prepare(folder, account)) return folder
  throw new UserError(
    `PostgreSQL refuses to run as root, and the user "${account.name}" can reach neither this clone nor ${candidates.join(', ')}: move the clone and DATA_DIR out of the private folder, or start as an ordinary user.`,
  )
}

function prepare(folder: string, account: Account): boolean {
  try {
    if (!existsSync(dirname(folder))) return false
    if (!existsSync(folder)) {
      mkdirSync(folder)
      chmodSync(folder, 0o755)
    }
    // One that somebody else owns could be changed under our feet.
    return statSync(folder).uid === 0 && canEnter(folder, account)
  } catch {
    return false
  }
}
