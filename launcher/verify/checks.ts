import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmScript } from '../prepare/npm.mjs'
import { nodeProgram } from '../run/node-program.mjs'
import { ProgramFailed, runQuietly } from '../run/run-quietly.mjs'
import { progress } from '../terminal/progress.mjs'
import { type Counts, none, sum } from './counts.ts'

/** One thing that is right or wrong about the sources: programs that must all succeed, in order. */
interface Check {
  title: string
  programs: { command: string; args: string[] }[]
}

const typed = ['content', 'site', 'admin', 'launcher', 'tests']

/**
 * Looks at the sources without running them: types, lint and format, all at the same time.
 * @returns each check counted as one test
 */
export async function runChecks(
  root: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<Counts> {
  const results = checks(root).map((check) => runCheck(root, check, env, stop))
  return sum(await Promise.all(results))
}

function checks(root: string): Check[] {
  const bin = (name: string) => join(root, 'node_modules', '.bin', name)
  const types = (folder: string) => nodeProgram(bin('tsc'), '-p', folder)
  const generate = (room: string) => nodeProgram(npmScript(), 'run', 'typegen', '-w', room)
  return [
    { title: 'Lint and format', programs: [nodeProgram(bin('biome'), 'ci', '--colors=off')] },
    ...typed
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({
        title: `Types of ${folder}`,
        // The types of a page's address and data are made from the route table.
        programs: folder === 'site' ? [generate(folder), types(folder)] : [types(folder)],
      })),
  ]
}

async function runCheck(
  root: string,
  { title, programs }: Check,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<Counts> {
  try {
    await progress.step(title, async () => {
      for (const program of programs) await runQuietly(program, { cwd: root, env, stop })
    })
    return { ...none, passed: 1 }
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error
    progress.say(`\n${error.output.trim()}\n`)
    return { ...none, failed: 1 }
  }
}
