/** Prevents line breaks in a time or a time range: U+2060 joins the characters around it. */
export function unbrokenRange(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)|(?<=GMT)-/g, '\u2060$&\u2060')
}
