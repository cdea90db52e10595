// `npm run reset`: restores the sample company. Asks first, and only deletes its own files.

import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { lockInstance } from '../instance.ts'
import { removeDatabase, stopLeftPostgres } from '../postgres/postgres.ts'
import { givenEnvironment, readSettings } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'

/** What the apps store in DATA_DIR besides the database. The secrets are kept. */
const contents = [
  ...['media', 'removed-sample', 'documents', 'outbox'],
  ...['postgres.log', 'postgres.log.1'],
]

await runCommand(async (stop) => {
  const settings = readSettings(givenEnvironment())
  if (settings.DATABASE_URL) {
    throw new UserError(
      'DATABASE_URL names a database that Vitrina did not make, so it does not wipe it: empty that one yourself, or run this without DATABASE_URL.',
    )
  }
  if (!existsSync(settings.DATA_DIR)) {
    progress.say(`There is nothing in ${settings.DATA_DIR} yet: npm start fills it.`)
    return 0
  }
  return reset(realpathSync(settings.DATA_DIR), stop)
})

async function reset(dataDir: string, stop: AbortSignal): Promise<number> {
  const lock = await lockInstance(dataDir, 'Vitrina is being reset')
  try {
    if (!(await isConfirmed(dataDir, stop))) {
      progress.say('Nothing was removed.')
      return 1
    }
    await progress.step('Content removed', async () => {
      await stopLeftPostgres(dataDir)
      removeDatabase(dataDir)
      for (const name of contents) rmSync(join(dataDir, name), { recursive: true, force: true })
    })
    progress.say('\n  npm start fills it with the sample company again.')
    return 0
  } finally {
    lock.release()
  }
}

async function isConfirmed(dataDir: string, stop: AbortSignal): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    throw new UserError(
      'Resetting asks for confirmation, which needs a terminal: add --yes (npm run reset -- --yes).',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `All content, files and requests in ${dataDir} will be removed for good.\nType "reset" to go on: `
  try {
    return (await terminal.question(question, { signal: stop })).trim() === 'reset'
  } finally {
    terminal.close()
  }
}
