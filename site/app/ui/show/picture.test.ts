import { expect, test } from 'vitest'
import { focusClass } from './picture.tsx'

test.each([
  [undefined, undefined],
  [{ x: 50, y: 50 }, undefined],
  [{ x: 10, y: 50 }, 'focus-x-start'],
  [{ x: 90, y: 20 }, 'focus-x-end focus-y-start'],
])('a focal point at %o is kept in view by %s', (focus, name) => {
  expect(focusClass(focus)).toBe(name)
})
