// `npm start`: both apps, built for production, with everything they need.

import { join } from 'node:path'
import { type Instance, prepareContent, summary, withInstance } from '../instance.ts'
import { buildWhatIsStale } from '../prepare/builds.ts'
import { type App, localAddress, runApps } from '../run/apps.ts'
import { nodeProgram } from '../run/programs.mjs'
import { buildEnvironment, root } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'

/** The same timeout as for a start. */
const hang = { everyMs: 10_000, afterMs: 120_000 }

await runCommand((stop) =>
  withInstance('Vitrina runs', stop, async (instance) => {
    const { settings, env } = instance
    await buildWhatIsStale(root, buildEnvironment(settings), stop)
    await prepareContent(env, stop)
    const ready = () => progress.say(summary(instance))
    return runApps(apps(instance), ready, stop, { restart: settings.RESTART, hang })
  }),
)

function apps({ settings: { HOST, PORT, ADMIN_PORT }, env }: Instance): App[] {
  return [
    {
      name: 'site',
      ...nodeProgram(join(root, 'site', 'build', 'server', 'index.js')),
      cwd: root,
      env,
      health: {
        url: `${localAddress(HOST, PORT)}/readyz`,
        isHealthy: (status) => status === 200,
      },
    },
    {
      name: 'admin',
      // Not `next start`: see docs/decisions/006-custom-admin-server.md.
      ...nodeProgram(join(root, 'admin', 'server.ts')),
      cwd: join(root, 'admin'),
      env,
      health: {
        url: `${localAddress(HOST, ADMIN_PORT)}/admin/login`,
        isHealthy: (status) => status < 500,
      },
    },
  ]
}
