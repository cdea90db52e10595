// `npm run content:export [-- folder]` and `content:import -- folder`: also while the site runs.

import { join, resolve } from 'node:path'
import { runContentCommand, withInstanceOrRunning } from '../instance.ts'
import { nodeProgram, runVisibly } from '../run/programs.mjs'
import { root } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { UserError } from '../terminal/user-error.mjs'

const script = join(root, 'content', 'src', 'commands', 'transfer-content.ts')

await runCommand((stop) => {
  const [action = '', given] = process.argv.slice(2)
  const today = new Date().toISOString().slice(0, 10)
  const name = given ?? (action === 'export' ? `content-${today}` : undefined)
  if (!name) throw new UserError('Name the folder of an export: npm run content:import -- folder.')
  // npm runs scripts in the folder of the project.
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  const doing = `The content is being ${action}ed`
  return withInstanceOrRunning(doing, stop, async ({ env }, isRunning) => {
    // Without the sample company, which a first start loads into an empty database.
    if (!isRunning) await runContentCommand('migrate', env, stop)
    return (await runVisibly(nodeProgram(script, action, folder), { cwd: root, env, stop })) ?? 1
  })
})
