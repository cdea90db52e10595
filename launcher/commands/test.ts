// `npm test`: runs all checks and tests, ending with what failed and the counts.
// `npm test -- check|unit|model|e2e [filter]` runs a part; the filter goes to its runner.

import { join } from 'node:path'
import { type App, buildWhatIsStale } from '../prepare/builds.ts'
import { bringChromium } from '../prepare/chromium.ts'
import { buildEnvironment, readSettings, root } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'
import { printError, UserError } from '../terminal/user-error.mjs'
import { type Counts, formatCounts, isSuccess, none, sum } from '../tests/reports.ts'
import {
  runChecks,
  runPlaywright,
  runVitest,
  skipPlaywright,
  type TestRun,
} from '../tests/runners.ts'
import { disableSync, testVariables, withTestEnvironment } from '../tests/test-environment.ts'

const parts = ['check', 'unit', 'model', 'e2e']
/** Vitest's projects for the requested part, all of them by default. */
const projects: Record<string, string[]> = {
  unit: ['--project=!model'],
  model: ['--project=model'],
}
const interrupted = 130
const [part = '', ...filter] = process.argv.slice(2)
const wants = (name: string) => part === '' || part === name

await runCommand(async (stop) => {
  const counts: Counts[] = []
  try {
    for await (const count of testAll(stop)) counts.push(count)
  } catch (error) {
    stop.throwIfAborted()
    printError(error)
    counts.push({ ...none, failures: ['the tests could not be run to their end'] })
  }
  progress.say(`\n${formatCounts(sum(counts))}`)
  return isSuccess(sum(counts)) ? 0 : 1
}, interrupted)

async function* testAll(stop: AbortSignal): AsyncGenerator<Counts> {
  if (part && !parts.includes(part)) {
    throw new UserError(`Unknown part "${part}": use one of ${parts.join(', ')}, or none for all.`)
  }
  const env = testVariables()
  const chromium = wants('e2e') ? await bringChromium(env, stop) : undefined
  const build = (app: App) =>
    buildWhatIsStale(root, buildEnvironment(readSettings(env)), stop, [app])
  // Checks and tests read the output of the site's build; the admin's is only needed by e2e tests.
  if (wants('e2e')) await build('site')
  const adminBuilt = wants('e2e') ? build('admin') : Promise.resolve()
  // Avoid an unhandled rejection; the error is thrown where the promise is awaited.
  adminBuilt.catch(() => {})
  if (wants('check')) yield await runChecks(env, stop)
  if (part === 'check') return
  yield await withTestEnvironment(stop, async (folder, databaseUrl) => {
    await disableSync(databaseUrl)
    const run: TestRun = {
      env: {
        ...env,
        TEST_DATABASE_URL: databaseUrl,
        CHROMIUM_PATH: chromium,
        // Hundreds of processes load the same libraries: share their compiled code.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      },
      folder,
      stop,
    }
    const unit =
      part === 'e2e' ? none : await runVitest(run, [...(projects[part] ?? []), ...filter])
    if (!wants('e2e')) return unit
    await adminBuilt
    if (chromium) return sum([unit, await runPlaywright(run, filter)])
    progress.say(
      '\nThere is no Chromium here, so the end-to-end tests are skipped: install one, or name it in CHROMIUM_PATH.',
    )
    return sum([unit, await skipPlaywright(run, filter)])
  })
}
