import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nodeProgram } from '../run/node-program.mjs'
import { waitForProcessLock } from '../run/process-lock.mjs'
import { ProgramFailed, runQuietly } from '../run/run-quietly.mjs'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'
import { preparationLock } from './install.mjs'
import { npmScript } from './npm.mjs'

export type Room = 'site' | 'admin'

/** What a room's build leaves, in its own folder. */
interface Build {
  room: Room
  output: string
  /** Written by the build; without it there is none. */
  proof: string
}

const builds: Build[] = [
  { room: 'site', output: 'build', proof: 'server/index.js' },
  { room: 'admin', output: '.next', proof: 'BUILD_ID' },
]

/** What both rooms are built from, beside their own sources. */
const sharedInputs = ['content', 'package.json', 'package-lock.json', 'tsconfig.base.json']

/** Written by builds and tools, so no reason to build. */
const generated =
  /^(node_modules|build|\.next|\.react-router|paraglide|next-env\.d\.ts|.*\.tsbuildinfo)$/
const test = /\.test\.tsx?$/

/**
 * Builds the rooms whose build is missing or was made from something else than what is there now.
 * @param rooms those to look at, both unless told
 * @throws {UserError} with the build's own words when one fails
 */
export async function buildWhatIsStale(
  root: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
  rooms: readonly Room[] = builds.map(({ room }) => room),
): Promise<void> {
  const wanted = builds.filter(({ room }) => rooms.includes(room))
  if (wanted.every((build) => isCurrent(root, build))) return
  const lock = await waitForProcessLock(preparationLock(root), stop)
  try {
    const stale = wanted.filter((build) => !isCurrent(root, build))
    const results = await Promise.allSettled(stale.map((build) => make(root, build, env, stop)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  } finally {
    lock.release()
  }
}

const stampOf = (root: string, { room, output }: Build) =>
  join(root, room, output, 'made-from.sha256')

function isCurrent(root: string, build: Build): boolean {
  const stamp = stampOf(root, build)
  if (!existsSync(stamp) || !existsSync(join(root, build.room, build.output, build.proof))) {
    return false
  }
  return readFileSync(stamp, 'utf8').trim() === fingerprint(root, [build.room, ...sharedInputs])
}

async function make(
  root: string,
  build: Build,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<void> {
  // Of before the build: what is edited during it makes it stale again.
  const inputs = fingerprint(root, [build.room, ...sharedInputs])
  rmSync(stampOf(root, build), { force: true })
  const title = `${build.room === 'site' ? 'Site' : 'Admin'} built`
  try {
    const npm = nodeProgram(npmScript(), 'run', 'build', '-w', build.room)
    await progress.step(title, () => runQuietly(npm, { cwd: root, env, stop }))
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error
    const sentence = `The ${build.room} could not be built: mend what is said above, then start again.`
    throw new UserError(sentence, error.output)
  }
  writeFileSync(stampOf(root, build), `${inputs}\n`)
}

/**
 * A hash over the names and the bytes of files and folders, and over the Node that builds them.
 * @param inputs relative to `root`; one that does not exist counts as empty
 */
export function fingerprint(root: string, inputs: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const file of filesIn(join(root, input))) {
      const bytes = readFileSync(file)
      hash.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes)
    }
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !generated.test(name) && !test.test(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
      )
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
