// `npm run sample:remove`: removes the sample company and keeps what staff created.

import { runContentCommand, withInstance } from '../instance.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'

await runCommand((stop) =>
  withInstance('The sample company is being removed', stop, async ({ env }) => {
    progress.say(await runContentCommand('remove-sample', env, stop))
    return 0
  }),
)
