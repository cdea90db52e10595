// `npm run bench`: measures what docs/performance.md says, and writes it there.
// `npm run bench -- intake` measures parts. On the server that TEST_DATABASE_URL names when it is
// set, otherwise on one of its own.

import { join } from 'node:path'
import { buildEnvironment } from './environment.ts'
import { buildWhatIsStale } from './prepare/builds.ts'
import { bringChromium } from './prepare/chromium.ts'
import { nodeProgram } from './run/node-program.mjs'
import { runVisibly } from './run/run-visibly.ts'
import { readSettings, root } from './settings.ts'
import { runCommand } from './terminal/command.ts'
import { withTestBed } from './verify/test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130
const script = join(root, 'bench', 'bench.ts')

await runCommand(async (stop) => {
  const given = testEnvironment()
  const chromium = await bringChromium(given, stop)
  await buildWhatIsStale(root, buildEnvironment(readSettings(given)), stop)
  const measure = async (databaseUrl: string) => {
    const env = { ...given, TEST_DATABASE_URL: databaseUrl, CHROMIUM_PATH: chromium }
    const program = nodeProgram(script, ...process.argv.slice(2))
    return (await runVisibly(program, { cwd: root, env, stop })) ?? 1
  }
  if (given.TEST_DATABASE_URL) return measure(given.TEST_DATABASE_URL)
  return withTestBed(stop, ({ databaseUrl }) => measure(databaseUrl))
}, interrupted)
