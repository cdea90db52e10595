import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { UserError } from '../terminal/user-error.mjs'

/**
 * npm's own script, to run it under a chosen Node without a shell in between: the npm that started
 * this process, else the one in PATH.
 * @returns {string}
 */
export function npmScript() {
  const found = [process.env.npm_execpath, ...inPath()].find(
    (file) => file && basename(file) === 'npm-cli.js' && existsSync(file),
  )
  if (found) return found
  throw new UserError('npm was not found: install Node.js with npm, or put npm into PATH.')
}

function* inPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const link = join(folder, 'npm')
    if (!folder || !existsSync(link)) continue
    yield realpathSync(link)
    // On Windows `npm` is a shell script next to npm's folder.
    yield join(dirname(link), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  }
}
