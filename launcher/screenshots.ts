// `npm run screenshots`: a picture of every screen, at four widths and in both themes, in the
// folder `screenshots`. `npm run screenshots -- home careers --width 375` takes some of them.
// On a database of its own, on the server that TEST_DATABASE_URL names when it is set.

import { join } from 'node:path'
import { readArguments } from '../tests/screenshots/arguments.ts'
import { buildEnvironment } from './environment.ts'
import { buildWhatIsStale } from './prepare/builds.ts'
import { bringChromium } from './prepare/chromium.ts'
import { nodeProgram } from './run/node-program.mjs'
import { runVisibly } from './run/run-visibly.ts'
import { readSettings, root } from './settings.ts'
import { runCommand } from './terminal/command.ts'
import { UserError } from './terminal/user-error.mjs'
import { withTestBed } from './verify/test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130
const script = join(root, 'tests', 'screenshots', 'take.ts')

await runCommand(async (stop) => {
  const asked = process.argv.slice(2)
  // A mistake is told now, and not after everything was built.
  readArguments(asked)
  const given = testEnvironment()
  const chromium = await bringChromium(given, stop)
  if (!chromium) {
    throw new UserError(
      'There is no Chromium here to take pictures with: install one, or name it in CHROMIUM_PATH.',
    )
  }
  await buildWhatIsStale(root, buildEnvironment(readSettings(given)), stop)
  const take = async (databaseUrl: string) => {
    const env = { ...given, TEST_DATABASE_URL: databaseUrl, CHROMIUM_PATH: chromium }
    const program = nodeProgram(script, ...asked)
    return (await runVisibly(program, { cwd: root, env, stop })) ?? 1
  }
  if (given.TEST_DATABASE_URL) return take(given.TEST_DATABASE_URL)
  return withTestBed(stop, ({ databaseUrl }) => take(databaseUrl))
}, interrupted)
