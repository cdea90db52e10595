// The development tools that run on the built apps or on the sources:
// - `npm run check`: types, lint and format, in seconds;
// - `npm run test:fuzz`: at least 100,000 malformed inputs for the built site and admin (tests/fuzz);
// - `npm run bench`: runs the benchmarks and writes docs/performance.md; with names, only some;
// - `npm run screenshots [-- home --width 375]`: at four widths, both themes, in `screenshots`;
//   `-- guide` renews the pictures of the editor's guide in `docs/images`.

import { bringChromium } from '../prepare/chromium.ts'
import { givenEnvironment } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { UserError } from '../terminal/user-error.mjs'
import { isSuccess } from '../tests/reports.ts'
import { runChecks } from '../tests/runners.ts'
import { runOnTestEnvironment, testVariables } from '../tests/test-environment.ts'

const interrupted = 130
const [name = '', ...args] = process.argv.slice(2)

const tools: Record<string, (stop: AbortSignal) => Promise<number>> = {
  async check(stop) {
    return isSuccess(await runChecks(givenEnvironment(), stop)) ? 0 : 1
  },
  fuzz: (stop) => runOnTestEnvironment('tests/fuzz/fuzz.ts', args, stop),
  async bench(stop) {
    const chromium = await bringChromium(testVariables(), stop)
    return runOnTestEnvironment('bench/bench.ts', args, stop, chromium)
  },
  async screenshots(stop) {
    const chromium = await bringChromium(testVariables(), stop)
    if (!chromium) {
      throw new UserError(
        'There is no Chromium here to take pictures with: install one, or name it in CHROMIUM_PATH.',
      )
    }
    return runOnTestEnvironment('tests/screenshots/take.ts', args, stop, chromium)
  },
}

await runCommand(async (stop) => (await tools[name]?.(stop)) ?? 1, interrupted)
