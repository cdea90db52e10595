import { join } from 'node:path'
import { nodeProgram, runQuietly } from '../run/programs.mjs'
import { root } from '../settings.ts'
import { progress } from '../terminal/progress.mjs'

/** Runs a command of `content` and returns its output; `failure` is the sentence of the error. */
export function runContentCommand(
  name: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
  failure?: string,
): Promise<string> {
  const script = join(root, 'content', 'src', 'commands', `${name}.ts`)
  return runQuietly(nodeProgram(script), { cwd: root, env, stop }, failure)
}

/** Migrates, fills an empty database. @throws {UserError} with output; the database is unchanged */
export async function prepareContent(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<void> {
  const failure =
    'The database could not be prepared: mend what is said above, then start again; nothing in it was lost.'
  await progress.step('Database migrated and filled', () =>
    runContentCommand('prepare', env, stop, failure),
  )
}
