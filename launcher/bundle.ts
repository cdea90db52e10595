// `npm run bundle`: prints the size of each page and the modules in its scripts. Uses the server of
// TEST_DATABASE_URL when it is set, otherwise a temporary one.

import { runCommand } from './terminal/command.ts'
import { runOnTestBed } from './verify/run-on-test-bed.ts'

const interrupted = 130

await runCommand((stop) => runOnTestBed({ script: 'bench/bundle.ts', stop }), interrupted)
