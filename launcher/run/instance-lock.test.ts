import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstanceRunning, lockInstance } from '../instance.ts'
import { processStartedAt } from './process-lock.mjs'

let dataDir: string
let file: string
let children: ChildProcess[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-lock-'))
  file = join(dataDir, 'instance.lock')
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

/** Another process that holds the lock; on SIGTERM it announces its end and delays it. */
async function otherInstance(): Promise<ChildProcess> {
  const script = `
    const { lockInstance } = await import(${JSON.stringify(new URL('../instance.ts', import.meta.url).href)})
    const lock = await lockInstance(${JSON.stringify(dataDir)}, 'Another runs')
    process.on('SIGTERM', () => {
      lock.announceEnd()
      setTimeout(() => { lock.release(); process.exit() }, 2000)
    })
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

it('rejects a second instance and names the first', async () => {
  const first = await otherInstance()
  await expect(lockInstance(dataDir, 'This runs')).rejects.toThrow(
    new RegExp(`^Another runs .*process ${first.pid}.*DATA_DIR`),
  )
  expect(isInstanceRunning(dataDir)).toBe(true)
})

it('replaces the lock of a killed instance', async () => {
  const first = await otherInstance()
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(file)).toBe(true)
  const lock = await lockInstance(dataDir, 'This runs')
  expect(lock.leftBehind).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
  lock.release()
})

it('does not mistake another process with the same number for the holder', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.ppid, startedAt: 'long before' }))
  expect(processStartedAt(process.ppid)).toBeDefined()
  expect(isInstanceRunning(dataDir)).toBe(false)
  const lock = await lockInstance(dataDir, 'This runs')
  lock.release()
})

it('replaces a lock of a process killed while writing it', async () => {
  writeFileSync(file, '{"pid":')
  const lock = await lockInstance(dataDir, 'This runs')
  lock.release()
})

it('waits for an instance that is about to end', async () => {
  const first = await otherInstance()
  first.kill('SIGTERM')
  const lock = await lockInstance(dataDir, 'This runs')
  expect(lock.leftBehind).toBe(false)
  lock.release()
})

it('leaves nothing when released', async () => {
  const lock = await lockInstance(dataDir, 'This runs')
  lock.announceEnd()
  lock.release()
  expect(existsSync(file)).toBe(false)
})
