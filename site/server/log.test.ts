import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

const logModule = JSON.stringify(new URL('./log.ts', import.meta.url).href)

test.runIf(existsSync('/dev/full'))(
  'a log that cannot be written, as on a full disk, does not end the process',
  () => {
    const full = openSync('/dev/full', 'w')
    const script = `
      import { createBulkLog, createLog } from ${logModule}
      const [log, bulk] = [createLog('info'), createBulkLog('info')]
      for (let line = 0; line < 200; line++) {
        log.info('line')
        bulk.log.info('line')
      }
      setTimeout(() => {
        log.info('line')
        process.exit(7)
      }, 50)
    `
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', full, 'inherit'],
      timeout: 20_000,
    })
    closeSync(full)
    expect(status).toBe(7)
  },
)
