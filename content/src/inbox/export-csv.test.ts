import { describe, expect, it } from 'vitest'
import { csvLine, exportColumns } from './export-csv.ts'

describe('a line of a CSV file', () => {
  it('joins its cells by commas and ends as RFC 4180 says', () => {
    expect(csvLine(['C-1', 'Ștefan Țurcanu', 12])).toBe('C-1,Ștefan Țurcanu,12\r\n')
  })

  it('has an empty cell where nothing is known', () => {
    expect(csvLine([undefined, null, '', 0, false])).toBe(',,,0,false\r\n')
  })

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quotation mark', 'say "hi"', '"say ""hi"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['a carriage return', 'one\r\ntwo', '"one\r\ntwo"'],
    ['a space at an end', ' x', '" x"'],
  ])('quotes a cell with %s', (_, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`)
  })

  it.each(['=1+1', '+373 22 000 000', '-2', '@SUM(A1)'])('makes no formula of %s', (cell) => {
    expect(csvLine([cell])).toBe(`'${cell}\r\n`)
  })

  it.each([
    ['a tab', '\t=1'],
    ['a carriage return', '\r=1'],
  ])('makes no formula of a cell that begins with %s', (_, cell) => {
    expect(csvLine([cell])).toMatch(/^"?'\s'=1"?\r\n$/)
  })

  it.each([
    ['at the beginning', ';=1+1', ";'=1+1"],
    ['after a semicolon', 'Ion;=1+1', "Ion;'=1+1"],
    ['after a semicolon and a space', 'Ion; @SUM(A1)', "Ion; '@SUM(A1)"],
    ['after a semicolon and a quotation mark', 'Ion;"=1+1"', `"Ion;""'=1+1"""`],
    ['on a line of its own', 'Hello\n=1+1', `"Hello\n'=1+1"`],
    ['after a semicolon and a line break', 'a;\r\n-1', `"a;\r\n'-1"`],
    ['after a tab', 'a\t+1', "a\t'+1"],
    ['after a space', ' =1', `" '=1"`],
    ['as a wide character', '＝1+1', "'＝1+1"],
  ])('makes no formula of what a spreadsheet splits at semicolons: %s', (_, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`)
  })

  it('is quick with a cell of nothing but spaces', () => {
    const begun = performance.now()
    csvLine([`${' '.repeat(20_000)};${' '.repeat(20_000)}=`])
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('neutralises a formula that has to be quoted as well', () => {
    expect(csvLine(['=HYPERLINK("http://x.example","y")'])).toBe(
      `"'=HYPERLINK(""http://x.example"",""y"")"\r\n`,
    )
  })

  it('leaves a formula’s characters inside a text alone', () => {
    expect(csvLine(['a=b', 'a-b', 'a@b.example'])).toBe('a=b,a-b,a@b.example\r\n')
  })
})

describe('the exported cells of a request', () => {
  const cells = (request: object, language = 'en') =>
    Object.fromEntries(
      exportColumns['consultation-requests'].map(([heading, cell]) => [
        heading,
        cell(request as Parameters<typeof cell>[0], { language, time: (moment) => `at ${moment}` }),
      ]),
    )

  it('says of a cancelled appointment when it was to be', () => {
    const startsAt = '2026-11-24T08:00:00.000Z'
    expect(cells({ appointment: { startsAt } }).Appointment).toBe(`at ${startsAt}`)
    const cancelled = { appointment: { startsAt, cancelledAt: '2026-11-23T08:00:00.000Z' } }
    expect(cells(cancelled).Appointment).toBe(`Cancelled at ${startsAt}`)
    expect(cells(cancelled, 'ro').Appointment).toBe(`Anulată at ${startsAt}`)
    expect(cells({}).Appointment).toBeUndefined()
  })

  it('ends with why it may be spam', () => {
    expect(exportColumns['consultation-requests'].at(-1)?.[0]).toBe('Possible spam')
    expect(cells({ spamSigns: ['fast', 'links'] })['Possible spam']).toBe(
      'Sent within seconds of opening the page, Contains many links or code for links',
    )
    expect(cells({ spamSigns: ['fast'] }, 'ro')['Possible spam']).toMatch(/^Trimis la/)
  })
})
