// `npm run test:fuzz`: at least 100,000 malformed inputs for the built site and admin (tests/fuzz).
// Creates its own database, on the server of TEST_DATABASE_URL when it is set.

import { runCommand } from './terminal/command.ts'
import { runOnTestBed } from './verify/run-on-test-bed.ts'

const interrupted = 130

await runCommand(
  (stop) => runOnTestBed({ script: 'tests/fuzz/fuzz.ts', args: process.argv.slice(2), stop }),
  interrupted,
)
