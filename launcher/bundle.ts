// `npm run bundle`: prints what each page weighs and what its scripts are made of. On the server
// that TEST_DATABASE_URL names when it is set, otherwise on one of its own.

import { runCommand } from './terminal/command.ts'
import { runOnTestBed } from './verify/run-on-test-bed.ts'

const interrupted = 130

await runCommand((stop) => runOnTestBed({ script: 'bench/bundle.ts', stop }), interrupted)
