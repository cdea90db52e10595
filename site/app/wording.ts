/** The company's own words, by the place of the text they replace (content/src/wording/words.ts). */
export type Words = { [place: number]: string }

let read: () => Words | undefined = () => undefined

/** Sets where the own words are read from: of the request on the server, of the page in a browser. */
export function readWordsFrom(source: () => Words | undefined): void {
  read = source
}

type Inputs = Record<string, unknown>

/** A message, or the company's own words for it; build-tools/own-words.ts wraps the messages. */
export const ownWord =
  <Rest extends unknown[]>(place: number, builtIn: (inputs: Inputs, ...rest: Rest) => string) =>
  (inputs: Inputs = {}, ...rest: Rest): string =>
    read()?.[place]?.replace(/\{(\w+)\}/g, (_, name) => String(inputs[name])) ??
    builtIn(inputs, ...rest)
