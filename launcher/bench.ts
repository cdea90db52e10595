// `npm run bench`: runs the benchmarks and writes docs/performance.md.
// `npm run bench -- intake` runs only some of them. Uses the server of TEST_DATABASE_URL when it is
// set, otherwise a temporary one.

import { bringChromium } from './prepare/chromium.ts'
import { runCommand } from './terminal/command.ts'
import { runOnTestBed } from './verify/run-on-test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130

await runCommand(async (stop) => {
  const chromium = await bringChromium(testEnvironment(), stop)
  return runOnTestBed({ script: 'bench/bench.ts', args: process.argv.slice(2), chromium, stop })
}, interrupted)
