/** The company's own words, by the place of the text they replace (content/src/wording/words.ts). */
export type Words = { [place: number]: string }

let read: () => Words | undefined = () => undefined

/** Sets where the own words are read from: of the request on the server, of the page in a browser. */
export function readWordsFrom(source: () => Words | undefined): void {
  read = source
}

/** A message with the company's own words, or else the built-in text (build-tools/messages.ts). */
export const ownWord =
  (place: number, builtIn: string | (() => string)) =>
  (inputs: Record<string, unknown> = {}): string =>
    (read()?.[place] ?? (typeof builtIn === 'string' ? builtIn : builtIn())).replace(
      /\{(\w+)\}/g,
      (_, name) => String(inputs[name]),
    )
