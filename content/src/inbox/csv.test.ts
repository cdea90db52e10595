import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

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
    expect(csvLine([cell])).toContain(`'${cell}`)
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
