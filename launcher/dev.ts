// `npm run dev`: both apps from their sources, with hot reload.

import { roomEnvironment } from './environment.ts'
import { type Instance, withInstance } from './instance.ts'
import { prepareContent } from './prepare/content.ts'
import { npmScript } from './prepare/npm.mjs'
import { localAddress } from './run/health.ts'
import { nodeProgram } from './run/node-program.mjs'
import { type Room, runRooms } from './run/rooms.ts'
import { root, type Settings } from './settings.ts'
import { runCommand } from './terminal/command.ts'
import { progress } from './terminal/progress.mjs'
import { createRoomOutput } from './terminal/room-output.ts'
import { summary } from './terminal/summary.ts'

await runCommand((stop) =>
  withInstance('Vitrina is being developed', stop, (instance) => develop(instance, stop)),
)

async function develop(instance: Instance, stop: AbortSignal): Promise<number> {
  const { settings, secrets, database } = instance
  const env = roomEnvironment(settings, secrets, database.url)
  await prepareContent(root, env, stop)
  const output = createRoomOutput()
  output.open()
  return runRooms(rooms(settings, env), () => progress.say(summary(instance)), stop, { output })
}

function rooms(settings: Settings, env: NodeJS.ProcessEnv): Room[] {
  return [
    room('site', `${localAddress(settings.host, settings.port)}/readyz`, env),
    // The root only redirects; compiling the first real page takes long.
    room('admin', localAddress(settings.host, settings.adminPort), env),
  ]
}

function room(name: Room['name'], url: string, env: NodeJS.ProcessEnv): Room {
  return {
    name,
    ...nodeProgram(npmScript(), 'run', 'dev', '-w', name),
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    // Pages that do not compile yet are normal in development.
    health: { url, isHealthy: () => true },
  }
}
