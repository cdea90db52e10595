import { AsyncLocalStorage } from 'node:async_hooks'
import { wordNames } from '@vitrina/content/wording/words.ts'
import type { RouterContextProvider } from 'react-router'
import { staleIfError } from '~/content.server/memoize.ts'
import { findOwnWords } from '~/content.server/payload.ts'
import { siteContext } from '~/server-context.ts'
import { readWordsFrom, type Words } from './wording.ts'

const current = new AsyncLocalStorage<Words | undefined>()

/** The own words with which the current request is rendered; `undefined` when there are none. */
export const currentWords = () => current.getStore()

readWordsFrom(currentWords)

const getWords = staleIfError(async (): Promise<Words | undefined> => {
  const texts = await findOwnWords()
  const own = wordNames.flatMap((name, place) => (texts[name] ? [[place, texts[name]]] : []))
  return own.length > 0 ? Object.fromEntries(own) : undefined
})

/** Middleware of all pages: loaders and components read the own words in the page's language. */
export async function withOwnWords(
  { context }: { context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const { isShared } = context.get(siteContext)
  return current.run(await getWords({ orFail: isShared }), next)
}
