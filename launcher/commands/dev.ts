// `npm run dev`: both apps from their sources, with hot reload.

import { type Instance, summary, withInstance } from '../instance.ts'
import { prepareContent } from '../prepare/content.ts'
import { npmScript } from '../prepare/install.mjs'
import { type App, createAppOutput, localAddress, runApps } from '../run/apps.ts'
import { nodeProgram } from '../run/programs.mjs'
import { appEnvironment, root, type Settings } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'

await runCommand((stop) =>
  withInstance('Vitrina is being developed', stop, (instance) => develop(instance, stop)),
)

async function develop(instance: Instance, stop: AbortSignal): Promise<number> {
  const { settings, secrets, database } = instance
  const env = appEnvironment(settings, secrets, database.url)
  await prepareContent(root, env, stop)
  const output = createAppOutput()
  output.open()
  return runApps(apps(settings, env), () => progress.say(summary(instance)), stop, { output })
}

function apps(settings: Settings, env: NodeJS.ProcessEnv): App[] {
  return [
    app('site', `${localAddress(settings.HOST, settings.PORT)}/readyz`, env),
    // The root only redirects; compiling the first real page takes long.
    app('admin', localAddress(settings.HOST, settings.ADMIN_PORT), env),
  ]
}

function app(name: App['name'], url: string, env: NodeJS.ProcessEnv): App {
  return {
    name,
    ...nodeProgram(npmScript(), 'run', 'dev', '-w', name),
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    // Pages that do not compile yet are normal in development.
    health: { url, isHealthy: () => true },
  }
}
