import { randomInt } from 'node:crypto'

/** A consultation request (C) or an application (A). */
type Kind = 'C' | 'A'

/** Without I, L, O and U, which are easily misread or misheard (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^([AC])-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new random reference, such as `C-7K3M-9QXF`: easy to say on the phone. */
export function newReference(kind: Kind): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${kind}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Whether a text has the format of a reference of that kind. */
export function isReference(kind: Kind, text: string | null): text is string {
  return pattern.exec(text ?? '')?.[1] === kind
}
