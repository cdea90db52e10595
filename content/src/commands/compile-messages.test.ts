import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { m } from '../paraglide/messages.js'
import { compileMessages } from './compile-messages.ts'

const compiled = path.resolve(import.meta.dirname, '../paraglide')

it('compiles missing messages, and nothing while they are current', async () => {
  await compileMessages()
  const index = path.join(compiled, 'messages/_index.js')
  const made = () => stat(index).then(({ ino, mtimeMs }) => [ino, mtimeMs])
  const before = await made()
  await compileMessages()
  expect(await made()).toEqual(before)
  await rm(path.join(compiled, 'made-from.sha256'))
  await compileMessages()
  expect(await made()).not.toEqual(before)
  expect((await readdir(compiled)).filter((name) => name.startsWith('making-'))).toEqual([])
})

it('a message has no language but the one that is given', () => {
  expect(m.email_greeting({ name: 'Ana' }, { locale: 'en' })).toBe('Dear Ana,')
  expect(() => m.email_greeting({ name: 'Ana' })).toThrow('No locale found')
})
