// `npm run sample:remove`: removes the sample company and keeps what staff created.

import { join } from 'node:path'
import { withInstance } from '../instance.ts'
import { nodeProgram, runQuietly } from '../run/programs.mjs'
import { appEnvironment, root } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'

await runCommand((stop) =>
  withInstance('The sample company is being removed', stop, async (instance) => {
    const { settings, secrets, database } = instance
    const command = join(root, 'content', 'src', 'commands', 'remove-sample.ts')
    const env = appEnvironment(settings, secrets, database.url)
    progress.say(await runQuietly(nodeProgram(command), { cwd: root, env, stop }))
    return 0
  }),
)
