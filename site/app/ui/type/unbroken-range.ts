/** A time or a range of times in which no line ends; U+2060 joins what is around it. */
export function unbrokenRange(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)|(?<=GMT)-/g, '\u2060$&\u2060')
}
