import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmScript } from '../prepare/install.mjs'
import { nodeProgram, ProgramFailed, runQuietly } from '../run/programs.mjs'
import { progress } from '../terminal/progress.mjs'
import { type Counts, none, sum } from './reports.ts'

/** One static check of the sources. */
interface Check {
  title: string
  program: { command: string; args: string[] }
}

const typed = ['content', 'site', 'admin', 'launcher', 'tests']

/**
 * Runs the static checks (types, lint and format) in parallel.
 * @returns each check counted as one test
 */
export async function runChecks(
  root: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<Counts> {
  // The site's messages and page types are generated, and the tests need them too.
  const generate = nodeProgram(npmScript(), 'run', 'typegen', '-w', 'site')
  const generated = await runCheck(
    root,
    { title: 'Sources generated', program: generate },
    env,
    stop,
  )
  if (generated.failures.length > 0) return generated
  const results = checks(root).map((check) => runCheck(root, check, env, stop))
  return sum(await Promise.all(results))
}

function checks(root: string): Check[] {
  const bin = (name: string) => join(root, 'node_modules', '.bin', name)
  return [
    { title: 'Lint and format', program: nodeProgram(bin('biome'), 'ci', '--colors=off') },
    ...typed
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({
        title: `Types of ${folder}`,
        program: nodeProgram(bin('tsc'), '-p', folder),
      })),
  ]
}

async function runCheck(
  root: string,
  { title, program }: Check,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<Counts> {
  try {
    await progress.step(title, () => runQuietly(program, { cwd: root, env, stop }))
    return { ...none, passed: 1 }
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error
    progress.say(`\n${error.output.trim()}\n`)
    return { ...none, failures: [title] }
  }
}
