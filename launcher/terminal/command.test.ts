import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'

const script = `
  const { runCommand } = await import(${JSON.stringify(new URL('./command.ts', import.meta.url).href)})
  await runCommand(async (stop) => {
    for (let line = 0; line < 20 && !stop.aborted; line++) {
      process.stdout.write('a line\\n')
      await new Promise((next) => setTimeout(next, 20))
    }
    return stop.aborted ? 7 : 0
  })`

it.runIf(process.platform === 'linux')('goes on when the disk of its log is full', async () => {
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', full, 'inherit'],
  })
  closeSync(full)
  expect((await once(child, 'exit'))[0]).toBe(0)
})

it('stops when its output is no longer read', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  child.stdout?.destroy()
  expect((await once(child, 'exit'))[0]).toBe(7)
})
