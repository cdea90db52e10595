// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseTheme,
  currentTheme,
  darkTheme,
  lightTheme,
  otherTheme,
  subscribeToTheme,
  themeNamed,
} from './theme.ts'

beforeEach(() => {
  localStorage.clear()
  document.body.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="#FAF9F5">'
  // happy-dom has no animations.
  document.getAnimations = () => []
})
afterEach(() => vi.restoreAllMocks())

test('light is the default for any stored value except dark', () => {
  expect(currentTheme()).toBe(lightTheme)
  expect(themeNamed('purple')).toBe(lightTheme)
  expect(themeNamed(null)).toBe(lightTheme)
})

test('dark adds the class and is saved, light reverts both', () => {
  chooseTheme(darkTheme)
  expect(document.body.classList.contains('dark')).toBe(true)
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2)
  chooseTheme(otherTheme(currentTheme()))
  expect(document.body.classList.contains('dark')).toBe(false)
  expect(localStorage.getItem('theme')).toBe('light')
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(1)
})

test('a selection in another tab applies here', () => {
  const changed = vi.fn()
  const stop = subscribeToTheme(changed)
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(currentTheme()).toBe(darkTheme)
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }))
  expect(currentTheme()).toBe(darkTheme)
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  expect(currentTheme()).toBe(lightTheme)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(currentTheme()).toBe(lightTheme)
})

test('the theme changes even if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  chooseTheme(darkTheme)
  expect(currentTheme()).toBe(darkTheme)
})
