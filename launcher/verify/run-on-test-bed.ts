import { join } from 'node:path'
import { buildEnvironment } from '../environment.ts'
import { buildWhatIsStale } from '../prepare/builds.ts'
import { nodeProgram } from '../run/node-program.mjs'
import { runVisibly } from '../run/run-visibly.ts'
import { readSettings, root } from '../settings.ts'
import { withTestBed } from './test-bed.ts'
import { testEnvironment } from './test-environment.ts'

type Run = {
  /** Relative to the project's folder. */
  script: string
  args?: string[]
  chromium?: string
  stop: AbortSignal
}

/**
 * Runs a project script that starts the built apps on its own databases: on the server of
 * TEST_DATABASE_URL when it is set, otherwise on a temporary one.
 * @returns its exit code
 */
export async function runOnTestBed({ script, args = [], chromium, stop }: Run): Promise<number> {
  const given = testEnvironment()
  await buildWhatIsStale(root, buildEnvironment(readSettings(given)), stop)
  const run = async (databaseUrl: string) => {
    const env = { ...given, TEST_DATABASE_URL: databaseUrl, CHROMIUM_PATH: chromium }
    const program = nodeProgram(join(root, script), ...args)
    return (await runVisibly(program, { cwd: root, env, stop })) ?? 1
  }
  if (given.TEST_DATABASE_URL) return run(given.TEST_DATABASE_URL)
  return withTestBed(stop, ({ databaseUrl }) => run(databaseUrl))
}
