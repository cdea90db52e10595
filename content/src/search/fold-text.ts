/** Max characters of a word: PostgreSQL rejects a query with one of more than 2,046 bytes. */
const maxWord = 64

/**
 * The words of a text as they are indexed and searched: lower case; Latin letters without marks, so
 * that ș, ş and s are the same; ё as е; `C++` and `C#` as words of their own. Other marks stay, such
 * as that of й, which stemming needs. Independent of PostgreSQL's `unaccent`, an extension.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}|(?<=е)\u0308|[\u00ad\u200b]/gu, '')
    .normalize('NFC')
    .replace(/\+\+/g, 'plusplus ')
    .replace(/(?<=\p{L})#/gu, 'sharp ')
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWord))
}

/** The same as a text. */
export const foldText = (text: string) => wordsOf(text).join(' ')
