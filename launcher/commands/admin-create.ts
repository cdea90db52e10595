// `npm run admin:create -- --email a@b.example`: creates a staff account, also while the site runs.

import { parseArgs } from 'node:util'
import { prepareContent, runContentCommand, withInstanceOrRunning } from '../instance.ts'
import { ProgramFailed } from '../run/programs.mjs'
import { givenEnvironment } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'

const usage =
  'npm run admin:create -- --email ana@company.example --role admin|editor|recruiter|sales[,…] [--password …] [--name "Ana Munteanu"]'

await runCommand(async (stop) => {
  const account = readAccount(process.argv.slice(2), givenEnvironment())
  return withInstanceOrRunning('An account is being made', stop, async (instance, isRunning) => {
    // A first start would create its own account from these variables.
    const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...plain } = instance.env
    if (!isRunning) await prepareContent(plain, stop)
    await progress.step('Account made', () =>
      runContentCommand('create-staff', { ...plain, ...account }, stop).catch(explain),
    )
    const url = `${instance.settings.ADMIN_URL}/admin`
    progress.say(`\n  ${account.STAFF_EMAIL} can sign in at ${url}.`)
    return 0
  })
})

/** @throws {UserError} naming what is missing or invalid */
function readAccount(args: string[], given: NodeJS.ProcessEnv) {
  const { email, password = given.ADMIN_PASSWORD, role, name } = parse(args)
  if (!email) throw new UserError(`Say whose account it is: ${usage}.`)
  if (!role) throw new UserError(`Say what the account is for: ${usage}.`)
  if (!password) {
    throw new UserError(
      'Give a password: set ADMIN_PASSWORD, which leaves no trace in the history of the shell, or add --password.',
    )
  }
  return {
    STAFF_EMAIL: email,
    STAFF_PASSWORD: password,
    STAFF_ROLE: role,
    ...(name && { STAFF_NAME: name }),
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args, options: { email: text, password: text, role: text, name: text } })
      .values
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UserError(`${reason}. Write it as ${usage}.`)
  }
}

/** The command's output already explains the error. */
function explain(error: unknown): never {
  throw error instanceof ProgramFailed ? new UserError(error.output.trim()) : error
}
