import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { writeJson } from '../data-folder.ts'
import { UserError } from '../terminal/user-error.mjs'
import { type Account, canEnter, findAccount, isRoot, ownerOf } from './account.ts'
import { type Programs, programsFor, publicFolder } from './programs.ts'

/** The user who runs the server, and the locations of its data and programs. */
export interface Placement {
  /** Undefined for the current user. */
  account: Account | undefined
  /** PostgreSQL's data folder; it may not exist yet, but its parent does. */
  data: string
  programs: Programs
}

/** What DATA_DIR stores about its database between starts. */
interface Memory {
  /** PostgreSQL's data folder, when it is outside DATA_DIR. */
  data?: string
  port?: number
}

const memoryFile = (dataDir: string) => join(dataDir, 'postgres.json')

export function recall(dataDir: string): Memory {
  const file = memoryFile(dataDir)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export function remember(dataDir: string, memory: Memory): void {
  writeJson(memoryFile(dataDir), { ...recall(dataDir), ...memory })
}

/** PostgreSQL's data folder of a DATA_DIR: the stored one, else the default. */
export const databaseFolder = (dataDir: string) => recall(dataDir).data ?? join(dataDir, 'postgres')

export const isDatabase = (data: string) => existsSync(join(data, 'PG_VERSION'))

/**
 * Decides who runs a DATA_DIR's database, and where; an existing one keeps both.
 * @throws {UserError} when the existing one cannot be used
 */
export function placeDatabase(dataDir: string): Placement {
  const data = databaseFolder(dataDir)
  const place = isDatabase(data) ? existingPlace(dataDir, data) : newPlace(dataDir)
  return { ...place, programs: programsFor(place.account) }
}

function existingPlace(dataDir: string, data: string): Omit<Placement, 'programs'> {
  rejectForeign(dataDir, data)
  const owner = ownerOf(data)
  if (!isRoot()) {
    if (process.getuid && owner.uid !== process.getuid()) {
      throw new UserError(
        `The database in ${data} belongs to ${owner.name}: start as the user who made it, or set DATA_DIR to another folder.`,
      )
    }
    return { data, account: undefined }
  }
  if (canEnter(data, owner)) return { data, account: owner }
  throw new UserError(
    `PostgreSQL refuses to run as root, and ${owner.name}, who owns the database in ${data}, can no longer reach it: move DATA_DIR out of the private folder.`,
  )
}

/** A copied DATA_DIR still references the external folder of the original. */
function rejectForeign(dataDir: string, data: string): void {
  const marker = join(dirname(data), 'data-dir')
  if (dirname(data) === dataDir || !existsSync(marker)) return
  const first = readFileSync(marker, 'utf8').trim()
  if (first === realpathSync(dataDir) || recall(first).data !== data) return
  throw new UserError(
    `${dataDir} is a copy of ${first}, whose database lies in ${data} and cannot serve both: delete postgres.json in the copy to give it a new database.`,
  )
}

function newPlace(dataDir: string): Omit<Placement, 'programs'> {
  const inside = join(dataDir, 'postgres')
  if (!isRoot()) return { data: inside, account: undefined }
  const account = findAccount()
  if (canEnter(dataDir, account) && canBelongTo(dataDir, account)) return { data: inside, account }
  const data = outside(dataDir, account)
  remember(dataDir, { data })
  return { data, account }
}

/** Some file systems (shared folders of virtual machines, NFS) do not let root change owners. */
function canBelongTo(dataDir: string, account: Account): boolean {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    mkdirSync(probe)
    chownSync(probe, account.uid, account.gid)
    chmodSync(probe, 0o700)
    const { uid, mode } = statSync(probe)
    return uid === account.uid && (mode & 0o777) === 0o700
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

function outside(dataDir: string, account: Account): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  const folder = join(publicFolder(account), name)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'data-dir'), `${realpathSync(dataDir)}\n`)
  return join(folder, 'postgres')
}

/** Removes a DATA_DIR's database, wherever it is, and its stored location. No server may run. */
export function removeDatabase(dataDir: string): void {
  const { data } = recall(dataDir)
  if (data && dirname(data) !== dataDir && isDatabase(data)) {
    rejectForeign(dataDir, data)
    rmSync(dirname(data), { recursive: true, force: true })
  }
  rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
  rmSync(memoryFile(dataDir), { force: true })
}
