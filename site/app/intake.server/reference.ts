import { randomInt } from 'node:crypto'

/** Without I, L, O and U, which are misread or misheard (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new reference for a consultation request, such as `C-7K3M-9QXF`: easy to say on the phone. */
export function newReference(): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `C-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Whether a text has the form of a reference. */
export function isReference(text: string | null): text is string {
  return text !== null && pattern.test(text)
}
