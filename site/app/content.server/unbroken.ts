/** Holds both its sides on one line, and is not seen. */
const joiner = '\u2060'

/** A text in which no line ends within a time range, a phone number or a postal code. */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)–(?=\d)/g, `${joiner}–${joiner}`)
    .replace(/(?<=\p{L})-(?=\d)/gu, `${joiner}-${joiner}`)
    .replace(/\+\d[\d ()/.-]*\d/g, (phone) =>
      phone.replaceAll(' ', '\u00a0').replace(/[/.-]/g, `${joiner}$&${joiner}`),
    )
}
