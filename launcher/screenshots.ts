// `npm run screenshots`: screenshots of every screen, at four widths and in both themes, in the
// folder `screenshots`. `npm run screenshots -- home careers --width 375` takes some of them.
// Creates its own database, on the server of TEST_DATABASE_URL when it is set.

import { readArguments } from '../tests/screenshots/arguments.ts'
import { bringChromium } from './prepare/chromium.ts'
import { runCommand } from './terminal/command.ts'
import { UserError } from './terminal/user-error.mjs'
import { runOnTestBed } from './verify/run-on-test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130

await runCommand(async (stop) => {
  const args = process.argv.slice(2)
  // Validate the arguments before the slow builds.
  readArguments(args)
  const chromium = await bringChromium(testEnvironment(), stop)
  if (!chromium) {
    throw new UserError(
      'There is no Chromium here to take pictures with: install one, or name it in CHROMIUM_PATH.',
    )
  }
  return runOnTestBed({ script: 'tests/screenshots/take.ts', args, chromium, stop })
}, interrupted)
