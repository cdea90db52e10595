import { join } from 'node:path'
import { npmScript } from '../prepare/install.mjs'
import { nodeProgram, ProgramFailed, runQuietly } from '../run/programs.mjs'
import { root } from '../settings.ts'
import { progress } from '../terminal/progress.mjs'
import { type Counts, none, sum } from './reports.ts'

const typed = ['content', 'site', 'admin', 'launcher', 'tests']
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Runs types, lint and format in parallel. @returns each check counted as one test */
export async function runChecks(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<Counts> {
  const check = async (title: string, script: string, ...args: string[]): Promise<Counts> => {
    const program = nodeProgram(script, ...args)
    try {
      await progress.step(title, () => runQuietly(program, { cwd: root, env, stop }))
      return { ...none, passed: 1 }
    } catch (error) {
      if (!(error instanceof ProgramFailed)) throw error
      progress.say(`\n${error.output.trim()}\n`)
      return { ...none, failures: [title] }
    }
  }
  // The site's messages and page types are generated, and the tests need them too.
  const generated = await check('Sources generated', npmScript(), 'run', 'typegen', '-w', 'site')
  if (generated.failures.length > 0) return generated
  const results = await Promise.all([
    check('Lint and format', bin('biome'), 'ci', '--colors=off'),
    ...typed.map((folder) => check(`Types of ${folder}`, bin('tsc'), '-p', folder)),
  ])
  return sum(results)
}
