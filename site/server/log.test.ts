import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the log', () => {
  it.runIf(process.platform === 'linux')(
    'does not end the process when its disk is full',
    async () => {
      const full = openSync('/dev/full', 'w')
      const script = `
        const { createLog, createBulkLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)})
        const log = createLog('info')
        const bulk = createBulkLog('info')
        for (let line = 0; line < 50; line++) {
          log.info('line')
          bulk.log.info('x'.repeat(1000))
          await new Promise((next) => setTimeout(next, 5))
        }
        bulk.flush()
        process.stderr.write('alive')
        process.exit(0)`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', full, 'pipe'],
      })
      let output = ''
      child.stderr?.on('data', (chunk) => {
        output += chunk
      })
      const [code] = await once(child, 'close')
      closeSync(full)
      expect(output).toBe('alive')
      expect(code).toBe(0)
    },
    20_000,
  )
})
