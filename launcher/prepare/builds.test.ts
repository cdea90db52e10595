import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildWhatIsStale, fingerprint } from './builds.ts'

vi.mock('../terminal/progress.mjs', () => ({
  progress: { step: (_title: string, work: () => Promise<unknown>) => work() },
}))

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-builds-'))
  write('site/app/root.tsx', 'one')
  write('content/src/payload.config.ts', 'two')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const now = () => fingerprint(root, ['site', 'content', 'package-lock.json'])

describe('the fingerprint of what a build is made from', () => {
  it.each([
    ['a source changes', 'site/app/root.tsx', 'changed'],
    ['a source is added', 'content/src/slug.ts', ''],
    ['a text of an email changes', 'content/messages/en/emails.json', '{}'],
    ['the lockfile changes', 'package-lock.json', '{}'],
  ])('changes when %s', (_, file, text) => {
    const before = now()
    write(file, text)
    expect(now()).not.toBe(before)
  })

  it('distinguishes two files from one whose text looks like the second', () => {
    write('site/1.ts', '')
    write('site/2.ts', '')
    const before = now()
    rmSync(join(root, 'site/2.ts'))
    write('site/1.ts', 'site/2.ts \n')
    expect(now()).not.toBe(before)
  })

  it.each([
    'site/build/server/index.js',
    'site/node_modules/x/index.js',
    'site/app/paraglide/messages.js',
    'content/src/paraglide/messages.js',
    'site/.react-router/types/x.ts',
    'content/src/slug.test.ts',
    'admin/app/page.tsx',
  ])('does not change with %s', (file) => {
    const before = now()
    write(file, 'whatever')
    expect(now()).toBe(before)
  })
})

describe('building what is stale', () => {
  const stop = new AbortController().signal
  const builds = () => {
    write('site/build/server/index.js', '')
    write('admin/.next/BUILD_ID', '')
  }
  const scripts = (app: string, build: string) =>
    write(`${app}/package.json`, JSON.stringify({ name: app, scripts: { build } }))

  beforeEach(() => {
    write('package.json', JSON.stringify({ workspaces: ['site', 'admin'] }))
    scripts('site', 'mkdir -p build/server && echo run >> build/server/index.js')
    scripts('admin', 'mkdir -p .next && echo run >> .next/BUILD_ID')
  })

  const runsOf = (file: string) => readFileSync(join(root, file), 'utf8').split('run').length - 1

  it('builds what was never built, and nothing the second time', async () => {
    await buildWhatIsStale(root, process.env, stop)
    await buildWhatIsStale(root, process.env, stop)
    expect(runsOf('site/build/server/index.js')).toBe(1)
    expect(runsOf('admin/.next/BUILD_ID')).toBe(1)
  })

  it('builds only the app that changed', async () => {
    await buildWhatIsStale(root, process.env, stop)
    write('site/app/root.tsx', 'changed')
    await buildWhatIsStale(root, process.env, stop)
    expect(runsOf('site/build/server/index.js')).toBe(2)
    expect(runsOf('admin/.next/BUILD_ID')).toBe(1)
  })

  it('does not trust what a failed build left, when the sources are as before again', async () => {
    await buildWhatIsStale(root, process.env, stop)
    write('site/app/root.tsx', 'broken')
    const broken = 'grep -q broken app/root.tsx && exit 1; echo run >> build/server/index.js'
    scripts('site', broken)
    await expect(buildWhatIsStale(root, process.env, stop)).rejects.toThrow()
    write('site/app/root.tsx', 'one')
    scripts('site', 'mkdir -p build/server && echo run >> build/server/index.js')
    await buildWhatIsStale(root, process.env, stop)
    expect(runsOf('site/build/server/index.js')).toBe(2)
  })

  it('does not trust a build that it did not see succeed', async () => {
    builds()
    scripts('site', 'echo broken on purpose && exit 1')
    await expect(buildWhatIsStale(root, process.env, stop)).rejects.toMatchObject({
      message: expect.stringMatching(/^The site could not be built/),
      output: expect.stringContaining('broken on purpose'),
    })
    await expect(buildWhatIsStale(root, process.env, stop)).rejects.toThrow()
  })
})
