import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { processStartedAt } from './process-lock.mjs'
import { nodeProgram } from './programs.mjs'
import { type restartPolicy, supervise } from './supervisor.ts'

const policy: typeof restartPolicy = {
  restart: 'always',
  ...{ firstDelayMs: 10, maxDelayMs: 40, quickMs: 60_000 },
  ...{ quickCrashes: 3, warnEveryMs: 60_000 },
}
let folder: string
let events: string[]
let lines: string[]
let warnings: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-supervisor-'))
  events = []
  lines = []
  warnings = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const ignored = { line: () => {}, warn: () => {} }

function run(script: string, more: Partial<typeof restartPolicy> = {}) {
  const program = {
    name: 'site',
    command: process.execPath,
    args: ['-e', script],
    cwd: folder,
    env: process.env,
  }
  const listener = {
    line: (text: string) => (text.startsWith('The site stopped') ? events : lines).push(text),
    warn: (text: string) => warnings.push(text),
  }
  return supervise(program, listener, { ...policy, ...more })
}

it('starts again what crashed', async () => {
  const seen = JSON.stringify(join(folder, 'seen'))
  const site = run(`
    const fs = require('node:fs')
    if (!fs.existsSync(${seen})) { fs.writeFileSync(${seen}, ''); process.exit(3) }
    console.log('alive'); setInterval(() => {}, 1000)`)
  await vi.waitFor(() => expect(lines).toEqual(['alive']), 5_000)
  await site.stop()
  expect(site.crashes()).toBe(1)
  expect(events).toEqual(['The site stopped (exit code 3); starting it again in 0.01 s.'])
})

it('never gives up on what crashes again and again, and warns, pausing longer each time', async () => {
  const site = run('console.log("no mail server"); process.exit(1)')
  await vi.waitFor(() => expect(site.crashes()).toBeGreaterThan(8), 20_000)
  await site.stop()
  expect(events.slice(0, 5).map((event) => /in ([\d.]+) s/.exec(event)?.[1])).toEqual([
    ...['0.01', '0.02', '0.04', '0.04', '0.04'],
  ])
  expect(warnings).toEqual([
    'The site cannot be kept running: it stopped 3 times in a row, each time soon after its start (last: exit code 1). It is started again at most 0.04 s after each stop; what it said last is above.',
  ])
  expect(site.lastOutput()).toContain('no mail server')
})

it('warns again after a while, and reports when it runs again', async () => {
  const count = JSON.stringify(join(folder, 'count'))
  const site = run(
    `const fs = require('node:fs')
    fs.appendFileSync(${count}, 'x')
    if (fs.readFileSync(${count}).length < 8) process.exit(1)
    setInterval(() => {}, 1000)`,
    { warnEveryMs: 1, quickMs: 3_000 },
  )
  await vi.waitFor(() => expect(warnings.at(-1)).toBe('The site keeps running again.'), 30_000)
  expect(warnings.filter((each) => /cannot be kept running/.test(each))).toHaveLength(5)
  await site.stop()
})

it('forgets crashes that came long before', async () => {
  const site = run('setTimeout(() => process.exit(1), 50)', { quickMs: 1 })
  await vi.waitFor(() => expect(site.crashes()).toBeGreaterThan(5), 20_000)
  await site.stop()
  expect(warnings).toEqual([])
  expect(events.every((event) => event.includes('in 0.01 s'))).toBe(true)
})

it('leaves restarting to an outer supervisor with RESTART=never', async () => {
  const site = run('process.exit(3)', { restart: 'never' })
  await site.stopped
  expect(site.crashes()).toBe(1)
  expect(events).toEqual([
    'The site stopped (exit code 3) and is not started again (RESTART=never).',
  ])
})

it('starts again what could not be started at all', async () => {
  const command = join(folder, 'none')
  const program = { name: 'site', command, args: [], cwd: folder, env: {} }
  const site = supervise(program, ignored, policy)
  await vi.waitFor(() => expect(site.crashes()).toBeGreaterThan(4), 5_000)
  await site.stop()
})

it('does not restart a stopped program', async () => {
  const site = run('console.log("alive"); setInterval(() => {}, 1000)')
  await vi.waitFor(() => expect(lines).toEqual(['alive']), 5_000)
  await site.stop()
  expect(site.crashes()).toBe(0)
  expect(events).toEqual([])
})

it('ends with the program whatever the program started, however stubborn', async () => {
  const site = run(`
    const stubborn = "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)"
    require('node:child_process').spawn(process.execPath, ['-e', stubborn], { stdio: 'inherit' })
    process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`)
  await vi.waitFor(() => expect(lines).toHaveLength(1), 5_000)
  await site.stop()
  await vi.waitFor(() => expect(processStartedAt(Number(lines[0]))).toBeUndefined(), 2_000)
})

it('lets no child outlive a supervisor that was killed', async () => {
  const ready = join(folder, 'ready')
  const script = join(folder, 'child.cjs')
  writeFileSync(
    script,
    `require('node:fs').writeFileSync(${JSON.stringify(ready)}, String(process.pid)); setInterval(() => {}, 1000)`,
  )
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const supervisor = run(`
    process.on('SIGTERM', () => process.kill(process.pid, 'SIGKILL'))
    Promise.all([import(${here('./supervisor.ts')}), import(${here('./programs.mjs')})])
      .then(([{ supervise }, { nodeProgram }]) => supervise(
        { name: 'site', ...nodeProgram(${JSON.stringify(script)}), cwd: '.', env: process.env },
        { line() {}, warn() {} },
      ))`)
  // The file exists a moment before its content is written.
  const pid = await vi.waitFor(() => {
    const written = Number(readFileSync(ready, 'utf8'))
    expect(written).toBeGreaterThan(0)
    return written
  }, 5_000)
  expect(processStartedAt(pid)).toBeDefined()
  await supervisor.stop()
  await vi.waitFor(() => expect(processStartedAt(pid)).toBeUndefined(), 5_000)
})

it('leaves alone what a child forks: workers of a bundler or a test runner', async () => {
  const script = join(folder, 'child.cjs')
  writeFileSync(
    script,
    `if (process.argv[2] === 'worker') process.on('message', (word) => console.log(word))
     else {
       const worker = require('node:child_process').fork(__filename, ['worker'])
       setTimeout(() => worker.send('still here'), 500)
     }`,
  )
  const program = { name: 'site', ...nodeProgram(script), cwd: folder, env: process.env }
  const site = supervise(program, { ...ignored, line: (text) => lines.push(text) }, policy)
  await vi.waitFor(() => expect(lines).toEqual(['still here']), 5_000)
  await site.stop()
})
