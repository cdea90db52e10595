// `npm run check`: types, lint and format, in seconds.

import { givenEnvironment, root } from './settings.ts'
import { runCommand } from './terminal/command.ts'
import { runChecks } from './verify/checks.ts'
import { isSuccess } from './verify/counts.ts'

const interrupted = 130

await runCommand(
  async (stop) => (isSuccess(await runChecks(root, givenEnvironment(), stop)) ? 0 : 1),
  interrupted,
)
