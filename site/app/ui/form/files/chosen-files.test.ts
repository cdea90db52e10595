import { documentKinds } from '@vitrina/content/documents/document-kinds.ts'
import { attachmentsRule, cvRule } from '@vitrina/content/documents/file-rules.ts'
import { expect, test } from 'vitest'
import { checkFiles, formatSize, namedIn } from './chosen-files.tsx'

const megabyte = 1024 * 1024
const file = (name: string, size = 1000) => ({ name, size })

test('files that may be sent', () => {
  expect(checkFiles([], attachmentsRule)).toBeUndefined()
  expect(
    checkFiles([file('a.pdf', 10 * megabyte), file('B.JPEG'), file('c.tar.docx')], attachmentsRule),
  ).toBeUndefined()
  expect(checkFiles([file('no extension')], attachmentsRule)).toBeUndefined()
})

test.each([
  ['too many', Array(6).fill(file('a.pdf')), /up to 5 files/],
  ['too large', [file('a.pdf'), file('b.pdf', 10 * megabyte + 1)], /“b\.pdf” is larger than 10 MB/],
  ['empty', [file('a.pdf', 0)], /“a\.pdf” is empty/],
  ['of a wrong kind', [file('a.zip')], /“a\.zip” is not .* PDF, DOCX, XLSX, PNG, JPEG, WebP/],
  ['of a kind of another form', [file('a.odt')], /“a\.odt”/],
])('files that are %s', (_name, files, sentence) => {
  expect(checkFiles(files, attachmentsRule)).toMatch(sentence)
})

test('of several wrong files each is named', () => {
  const files = [file('a.zip'), file('b.pdf'), file('c.pdf', 0)]
  expect(checkFiles(files, attachmentsRule)).toMatch(/“a\.zip” is not .*\. “c\.pdf” is empty/)
})

test('names the invalid files among too many', () => {
  const files = [
    ...Array(5).fill(file('a.pdf')),
    file('film.pdf', 10 * megabyte + 1),
    file('b.zip'),
  ]
  expect(checkFiles(files, attachmentsRule)).toMatch(
    /up to 5 files.* “film\.pdf” is larger.* “b\.zip”/,
  )
})

test('the files that an error message names', () => {
  const files = [file('plan.png'), file('plan.pdf'), file('t\u0326ara.pdf')]
  expect(namedIn('“plan.pdf” seems to be damaged. “țara.pdf” is empty.', files)).toEqual([
    files[1],
    files[2],
  ])
  expect(namedIn(undefined, files)).toEqual([])
})

test('one file only', () => {
  expect(checkFiles([file('a.odt'), file('b.pdf')], cvRule)).toMatch(/one file only/)
})

test.each([attachmentsRule, cvRule])('what the browser offers', ({ accept, kinds }) => {
  const extensions = kinds.flatMap((kind): readonly string[] => documentKinds[kind].extensions)
  expect(accept).toBe(extensions.map((extension) => `.${extension}`).join(','))
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [9, '9 bytes'],
  [900, '900 bytes'],
  [1024, '1 kB'],
  [150 * 1024, '150 kB'],
  [10 * megabyte, '10 MB'],
  [1.25 * megabyte, '1.3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
