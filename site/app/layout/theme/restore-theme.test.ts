// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import restoreTheme from './restore-theme.inline.ts?script'
import { chooseTheme, currentTheme, darkTheme, lightTheme, storageKey } from './theme.ts'

/** Runs the script as the browser does: before there is a body. */
async function run() {
  const { body } = document
  body.remove()
  new Function(restoreTheme)()
  document.documentElement.append(body)
  await Promise.resolve()
}

beforeEach(() => {
  localStorage.clear()
  document.body.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="#FAF9F5">'
  // happy-dom has no animations.
  document.getAnimations = () => []
})

test('restores what theme.ts has stored', async () => {
  chooseTheme(darkTheme)
  document.body.className = ''
  await run()
  expect(currentTheme()).toBe(darkTheme)
})

test('theme.ts reverts it', async () => {
  localStorage.setItem(storageKey, 'dark')
  await run()
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2)
  chooseTheme(lightTheme)
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(1)
  expect(document.body.className).toBe('')
})

test.each([null, 'light', 'DARK'])('stored %s is the light theme', async (stored) => {
  if (stored) localStorage.setItem(storageKey, stored)
  await run()
  expect(currentTheme()).toBe(lightTheme)
})

test('blocked storage is the light theme', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await run()
  blocked.mockRestore()
  expect(currentTheme()).toBe(lightTheme)
})

test('its colour is the dark paper of tokens.css', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')
  const [, paper] = /body\.dark \{\s*--paper: (#\w+);/.exec(tokens) ?? []
  expect(restoreTheme.toLowerCase()).toContain(paper)
})
