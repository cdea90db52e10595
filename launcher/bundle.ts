// `npm run bundle`: prints what each page weighs and what its scripts are made of. On the server
// that TEST_DATABASE_URL names when it is set, otherwise on one of its own.

import { join } from 'node:path'
import { buildEnvironment } from './environment.ts'
import { buildWhatIsStale } from './prepare/builds.ts'
import { nodeProgram } from './run/node-program.mjs'
import { runVisibly } from './run/run-visibly.ts'
import { readSettings, root } from './settings.ts'
import { runCommand } from './terminal/command.ts'
import { withTestBed } from './verify/test-bed.ts'
import { testEnvironment } from './verify/test-environment.ts'

const interrupted = 130

await runCommand(async (stop) => {
  const given = testEnvironment()
  await buildWhatIsStale(root, buildEnvironment(readSettings(given)), stop)
  const report = async (databaseUrl: string) => {
    const env = { ...given, TEST_DATABASE_URL: databaseUrl }
    const program = nodeProgram(join(root, 'bench', 'bundle.ts'))
    return (await runVisibly(program, { cwd: root, env, stop })) ?? 1
  }
  if (given.TEST_DATABASE_URL) return report(given.TEST_DATABASE_URL)
  return withTestBed(stop, ({ databaseUrl }) => report(databaseUrl))
}, interrupted)
