// `npm run test:fuzz`: at least 100,000 malformed inputs for the built site and admin (tests/fuzz).
// On a database of its own, on the server that TEST_DATABASE_URL names when it is set.

import { runCommand } from './terminal/command.ts'
import { runOnTestBed } from './verify/run-on-test-bed.ts'

const interrupted = 130

await runCommand(
  (stop) => runOnTestBed({ script: 'tests/fuzz/fuzz.ts', args: process.argv.slice(2), stop }),
  interrupted,
)
