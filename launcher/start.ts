// `npm start`: both apps, built for production, with everything they need.

import { join } from 'node:path'
import { buildEnvironment, roomEnvironment } from './environment.ts'
import { type Instance, withInstance } from './instance.ts'
import { buildWhatIsStale } from './prepare/builds.ts'
import { prepareContent } from './prepare/content.ts'
import { localAddress } from './run/health.ts'
import { nodeProgram } from './run/node-program.mjs'
import { type Room, runRooms } from './run/rooms.ts'
import { root, type Settings } from './settings.ts'
import { runCommand } from './terminal/command.ts'
import { progress } from './terminal/progress.mjs'
import { summary } from './terminal/summary.ts'

/** The same timeout as for a start. */
const hang = { everyMs: 10_000, afterMs: 120_000 }

await runCommand((stop) => withInstance('Vitrina runs', stop, (instance) => start(instance, stop)))

async function start(instance: Instance, stop: AbortSignal): Promise<number> {
  const { settings, secrets, database } = instance
  const env = roomEnvironment(settings, secrets, database.url)
  await buildWhatIsStale(root, buildEnvironment(settings), stop)
  await prepareContent(root, env, stop)
  const ready = () => progress.say(summary(instance))
  return runRooms(rooms(settings, env), ready, stop, { restart: settings.restart, hang })
}

function rooms({ host, port, adminPort }: Settings, env: NodeJS.ProcessEnv): Room[] {
  return [
    {
      name: 'site',
      ...nodeProgram(join(root, 'site', 'build', 'server', 'index.js')),
      cwd: root,
      env,
      health: {
        url: `${localAddress(host, port)}/readyz`,
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
        url: `${localAddress(host, adminPort)}/admin/login`,
        isHealthy: (status) => status < 500,
      },
    },
  ]
}
