import { describe, expect, it } from 'vitest'
import { entryNames } from './export-person.ts'

describe('the name of a file in an archive', () => {
  it('is the one it was sent with', () => {
    expect(entryNames()('A-1', 'Ștefan — CV (2026).pdf')).toBe('A-1/Ștefan — CV (2026).pdf')
  })

  it.each([
    ['../../etc/passwd', 'A-1/_.._etc_passwd'],
    ['..', 'A-1/file'],
    ['/etc/cron.d/x', 'A-1/_etc_cron.d_x'],
    ['C:\\Windows\\x.dll', 'A-1/C_Windows_x.dll'],
    ['.bashrc', 'A-1/bashrc'],
    ['a\u0000b\n.pdf', 'A-1/a_b_.pdf'],
    ['cv\u202Efdp.exe', 'A-1/cv_fdp.exe'],
    ['CON.pdf', 'A-1/_CON.pdf'],
    ['', 'A-1/file'],
  ])('of %j leads nowhere else', (given, expected) => {
    expect(entryNames()('A-1', given)).toBe(expected)
  })

  it('is given once, also where case and composition do not count', () => {
    const name = entryNames()
    expect(name('A-1', 'cv.pdf')).toBe('A-1/cv.pdf')
    expect(name('A-1', 'CV.pdf')).toBe('A-1/CV (2).pdf')
    expect(name('A-1', 'cv.pdf')).toBe('A-1/cv (3).pdf')
    expect(name('A-2', 'cv.pdf')).toBe('A-2/cv.pdf')
  })

  it('is no longer than file systems allow, and preserves its extension', () => {
    const name = entryNames()('A-1', `${'ы'.repeat(300)}.pdf`)
    expect(Buffer.byteLength(name)).toBeLessThan(200)
    expect(name).toMatch(/ы\.pdf$/)
  })
})
