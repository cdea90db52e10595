// `npm run bench`: measures what docs/performance.md says, and writes it there.
// `npm run bench -- intake` measures parts. On the server that TEST_DATABASE_URL names when it is
// set, otherwise on one of its own.

import { bringChromium } from './prepare/chromium.ts'
import { runCommand } from './terminal/command.ts'
import { runOnTestBed } from './verify/run-on-test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130

await runCommand(async (stop) => {
  const chromium = await bringChromium(testEnvironment(), stop)
  return runOnTestBed({ script: 'bench/bench.ts', args: process.argv.slice(2), chromium, stop })
}, interrupted)
