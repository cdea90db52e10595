// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import inlineScript from './theme.inline.ts?script'
import { currentTheme } from './theme.ts'

const colours = () => document.querySelectorAll('meta[name=theme-color]').length
const toggle = () => document.querySelector<HTMLElement>('[data-theme-toggle] span')?.click()

/** Loads a page: the script runs before there is a body. */
async function load() {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const { body } = document
  body.remove()
  new Function(inlineScript)()
  const listeners = [...listen.mock.calls]
  listen.mockRestore()
  document.documentElement.append(body)
  await Promise.resolve()
  unload = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener)
  }
}

let unload = () => {}

beforeEach(() => {
  unload()
  localStorage.clear()
  document.body.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="#FAF9F5">'
  document.body.innerHTML = '<button data-theme-toggle><span></span></button><button></button>'
  // happy-dom has no animations.
  document.getAnimations = () => []
})

test('a click adds the class and is saved, another one reverts both', async () => {
  await load()
  toggle()
  expect(currentTheme()).toMatchObject({ name: 'dark', displayName: 'Dark Theme', isDark: true })
  expect([document.body.className, localStorage.getItem('theme'), colours()]).toEqual([
    'dark',
    'dark',
    2,
  ])
  toggle()
  expect(currentTheme()).toMatchObject({ name: 'light', displayName: 'Light Theme', isDark: false })
  expect([document.body.className, localStorage.getItem('theme'), colours()]).toEqual([
    '',
    'light',
    1,
  ])
})

test('clicks elsewhere change nothing', async () => {
  await load()
  document.querySelector<HTMLElement>('button:last-child')?.click()
  expect([currentTheme().name, localStorage.getItem('theme')]).toEqual(['light', null])
})

test('the choice is restored, and can be reverted', async () => {
  localStorage.setItem('theme', 'dark')
  await load()
  expect([currentTheme().name, colours()]).toEqual(['dark', 2])
  toggle()
  expect([currentTheme().name, colours()]).toEqual(['light', 1])
})

test.each([null, 'light', 'DARK', 'purple'])('stored %s is the light theme', async (stored) => {
  if (stored) localStorage.setItem('theme', stored)
  await load()
  expect(currentTheme().name).toBe('light')
})

test('a selection in another tab applies here, and React hears of it', async () => {
  await load()
  const changed = vi.fn()
  document.addEventListener('theme', changed)
  const select = (key: string | null, newValue: string | null) => {
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
    return currentTheme().name
  }
  expect(select('theme', 'dark')).toBe('dark')
  expect(select('other', 'light')).toBe('dark')
  expect(select(null, null)).toBe('light')
  expect(changed).toHaveBeenCalledTimes(2)
})

test('the theme can be toggled when storage is blocked', async () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const blocked = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block),
  ]
  await load()
  expect(currentTheme().name).toBe('light')
  toggle()
  expect(currentTheme().name).toBe('dark')
  for (const spy of blocked) spy.mockRestore()
})

test('its colour is the dark paper of tokens.css', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')
  const [, paper] = /body\.dark \{\s*--paper: (#\w+);/.exec(tokens) ?? []
  expect(inlineScript.toLowerCase()).toContain(paper)
})
