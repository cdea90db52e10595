import { describe, expect, test } from 'vitest'
import { originalName, shownName } from './upload.ts'

describe('the name of a file as it may be shown', () => {
  test.each([
    ['CV Ana Munteanu.pdf', 'CV Ana Munteanu.pdf'],
    ['Резюме – 2026.docx', 'Резюме – 2026.docx'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['C:\\Users\\ana\\cv.pdf', 'cv.pdf'],
    ['..', 'file'],
    ['', 'file'],
    [' . ', 'file'],
    ['.htaccess', 'htaccess'],
    ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie- a=b.pdf'],
    ['cv\0.pdf', 'cv.pdf'],
    ['cv"; filename="evil.exe', 'cv-; filename=-evil.exe'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\u2066\u200B\uFEFF.pdf', 'cv.pdf'],
    ['cv\u2028\u2029.pdf', 'cv .pdf'],
    ['half \uD800.pdf', 'half .pdf'],
    ['<script>.pdf', '-script-.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
  ])('%j', (given, shown) => {
    expect(shownName(given)).toBe(shown)
  })

  test('is short, and keeps both ends', () => {
    const name = shownName(`${'😀'.repeat(500)}end.pdf`)
    expect(Array.from(name).length).toBe(60)
    expect(Buffer.byteLength(name)).toBeLessThan(250)
    expect(name.endsWith('end.pdf')).toBe(true)
  })
})

test('ends as what the file is', () => {
  expect(originalName('cv.PDF', 'pdf')).toBe('cv.PDF')
  expect(originalName('photo.jpeg', 'jpeg')).toBe('photo.jpeg')
  expect(originalName('cv.pdf.exe', 'pdf')).toBe('cv.pdf.exe.pdf')
  expect(originalName('', 'docx')).toBe('file.docx')
})
