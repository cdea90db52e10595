import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { waitForProcessLock } from '../run/process-lock.mjs'
import { nodeProgram, runQuietly } from '../run/programs.mjs'
import { progress } from '../terminal/progress.mjs'
import { npmScript, preparationLock } from './install.mjs'

export type App = 'site' | 'admin'

/** The output folder of each build, and a file in it without which there is no build. */
const builds = {
  site: { output: 'build', proof: 'server/index.js' },
  admin: { output: '.next', proof: 'BUILD_ID' },
}

/** Inputs of both builds, in addition to each app's own sources. */
const sharedInputs = ['content', 'package.json', 'package-lock.json', 'tsconfig.base.json']

/** Tests, and what builds and tools generate, are not inputs. */
const ignored =
  /^(node_modules|build|\.next|\.react-router|paraglide|next-env\.d\.ts|.*\.tsbuildinfo)$|\.test\.tsx?$/

/** Builds apps without a current build. @throws {UserError} with the build's output if one fails */
export async function buildWhatIsStale(
  root: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
  apps: readonly App[] = ['site', 'admin'],
): Promise<void> {
  if (apps.every((app) => isCurrent(root, app))) return
  const lock = await waitForProcessLock(preparationLock(root), stop)
  try {
    const stale = apps.filter((app) => !isCurrent(root, app))
    const results = await Promise.allSettled(stale.map((app) => build(root, app, env, stop)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  } finally {
    lock.release()
  }
}

const stampOf = (root: string, app: App) => join(root, app, builds[app].output, 'made-from.sha256')
const inputsOf = (root: string, app: App) => fingerprint(root, [app, ...sharedInputs])

function isCurrent(root: string, app: App): boolean {
  const stamp = stampOf(root, app)
  const { output, proof } = builds[app]
  if (!existsSync(stamp) || !existsSync(join(root, app, output, proof))) return false
  return readFileSync(stamp, 'utf8').trim() === inputsOf(root, app)
}

async function build(root: string, app: App, env: NodeJS.ProcessEnv, stop: AbortSignal) {
  // Taken before the build, so that edits during the build make it stale.
  const inputs = inputsOf(root, app)
  rmSync(stampOf(root, app), { force: true })
  const npm = nodeProgram(npmScript(), 'run', 'build', '-w', app)
  const failure = `The ${app} could not be built: mend what is said above, then start again.`
  await progress.step(`${app === 'site' ? 'Site' : 'Admin'} built`, () =>
    runQuietly(npm, { cwd: root, env, stop }, failure),
  )
  writeFileSync(stampOf(root, app), `${inputs}\n`)
}

/** Hash of the Node version and of `inputs` (relative to `root`; a missing one counts as empty). */
export function fingerprint(root: string, inputs: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) {
    const bytes = readFileSync(file)
    hash.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [path] : []
  const names = readdirSync(path).filter((name) => !ignored.test(name))
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}
