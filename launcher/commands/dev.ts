// `npm run dev`: both apps from their sources, with hot reload.

import { type Instance, prepareContent, summary, withInstance } from '../instance.ts'
import { npmScript } from '../prepare/install.mjs'
import { type App, localAddress, runApps } from '../run/apps.ts'
import { nodeProgram } from '../run/programs.mjs'
import { root } from '../settings.ts'
import { runCommand } from '../terminal/command.ts'
import { progress } from '../terminal/progress.mjs'

await runCommand((stop) =>
  withInstance('Vitrina is being developed', stop, async (instance) => {
    await prepareContent(instance.env, stop)
    const ready = () => progress.say(summary(instance))
    return runApps(apps(instance), ready, stop, { showsStart: true })
  }),
)

function apps({ settings, env }: Instance): App[] {
  const app = (name: App['name'], url: string): App => ({
    name,
    ...nodeProgram(npmScript(), 'run', 'dev', '-w', name),
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    // Pages that do not compile yet are normal in development.
    health: { url, isHealthy: () => true },
  })
  return [
    app('site', `${localAddress(settings.HOST, settings.PORT)}/readyz`),
    // The root only redirects; compiling the first real page takes long.
    app('admin', localAddress(settings.HOST, settings.ADMIN_PORT)),
  ]
}
