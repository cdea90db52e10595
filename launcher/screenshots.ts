// `npm run screenshots`: a picture of every screen, at four widths and in both themes, in the
// folder `screenshots`. `npm run screenshots -- home careers --width 375` takes some of them.
// On a database of its own, on the server that TEST_DATABASE_URL names when it is set.

import { readArguments } from '../tests/screenshots/arguments.ts'
import { bringChromium } from './prepare/chromium.ts'
import { runCommand } from './terminal/command.ts'
import { UserError } from './terminal/user-error.mjs'
import { runOnTestBed } from './verify/run-on-test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130

await runCommand(async (stop) => {
  const args = process.argv.slice(2)
  // A mistake is told now, and not after everything was built.
  readArguments(args)
  const chromium = await bringChromium(testEnvironment(), stop)
  if (!chromium) {
    throw new UserError(
      'There is no Chromium here to take pictures with: install one, or name it in CHROMIUM_PATH.',
    )
  }
  return runOnTestBed({ script: 'tests/screenshots/take.ts', args, chromium, stop })
}, interrupted)
