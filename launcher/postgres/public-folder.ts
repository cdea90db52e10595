import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../terminal/user-error.mjs'
import { type Account, canEnter } from './account.ts'

/**
 * Folders where root may store what another user must read, best first. Temporary folders are
 * excluded: they are cleaned up, and any user could have created a folder of that name.
 */
const candidates = ['/var/lib/vitrina', '/var/db/vitrina', '/opt/vitrina', '/srv/vitrina']

/**
 * A folder owned by root that the account can enter, for a clone or DATA_DIR in a private home.
 * @throws {UserError} when no folder can be used
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
    // Another owner could change its contents.
    return statSync(folder).uid === 0 && canEnter(folder, account)
  } catch {
    return false
  }
}
