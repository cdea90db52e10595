import { join } from 'node:path'
import { nodeProgram, ProgramFailed, runQuietly } from '../run/programs.mjs'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'

/**
 * Migrates the database to this version and fills an empty one with the sample company (the command
 * itself checks whether it is empty).
 * @throws {UserError} with the command's output; the database is unchanged then
 */
export async function prepareContent(
  root: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<void> {
  const command = join(root, 'content', 'src', 'commands', 'prepare.ts')
  try {
    await progress.step('Database migrated and filled', () =>
      runQuietly(nodeProgram(command), { cwd: root, env, stop }),
    )
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error
    throw new UserError(
      'The database could not be prepared: mend what is said above, then start again; nothing in it was lost.',
      error.output,
    )
  }
}
