import type { Language } from '@vitrina/content/i18n/languages.ts'
import { folderOf, pageNumber, pathShowing } from '@vitrina/content/paths.ts'
import {
  type FoundDocument,
  listWords,
  maxResults,
  maxSearchLength,
  type Search,
  searchDocuments,
} from '@vitrina/content/search/search.ts'
import { searchedCollections } from '@vitrina/content/search/searched-collections.ts'
import { select } from '~/content.server/fields.ts'
import { memoizeByRevision } from '~/content.server/memoize.ts'
import { findForVisitor, findGlobalForVisitor, openPayload } from '~/content.server/payload.ts'
import { companyDay } from '~/layout/layout.server.ts'
import { getLocale } from '~/paraglide/runtime.js'
import { excerptOf } from './excerpt.ts'

export type SearchContent = Awaited<ReturnType<typeof getSearch>>

const limit = 20

/** The page of results that a URL asks for, in the language of the page; none without a text. */
export async function getSearch(search: URLSearchParams) {
  const text = (search.get('q') ?? '').trim().slice(0, maxSearchLength)
  const page = pageNumber(search)
  const [day, insights] = await Promise.all([companyDay(), findGlobalForVisitor('insights-page')])
  const hidden = insights?.shown ? [] : (['articles'] as const)
  const found = await readResults({ text, language: getLocale(), day, hidden, limit, page })
  return { text, page, ...found }
}

const dependsOn = () => Object.keys(searchedCollections)

const readWords = memoizeByRevision(
  async (language: Language) => listWords({ payload: await openPayload() }, language),
  dependsOn,
)

const readResults = memoizeByRevision(async (search: Search) => {
  const payload = await openPayload()
  const found = await searchDocuments({ payload }, search, readWords)
  const { documents, total, isApproximate, ...marks } = found
  const paths = await findPaths(documents)
  const results = documents.map((document) => {
    const { collection, id, language, title, summary, body } = document
    return {
      collection,
      path: paths.get(keyOf({ collection, id })) ?? '',
      lang: language === search.language ? undefined : language,
      title: excerptOf([title], marks),
      text: excerptOf([summary, body], marks),
    }
  })
  return {
    results: results.filter(({ path }) => path),
    total,
    pages: Math.ceil(Math.min(total, maxResults) / limit),
    isApproximate,
  }
}, dependsOn)

const keyOf = ({ collection, id }: Pick<FoundDocument, 'collection' | 'id'>) =>
  `${collection} ${id}`

/** The paths of documents, read with the rights of a visitor, who does not see what is not here. */
async function findPaths(documents: readonly FoundDocument[]): Promise<Map<string, string>> {
  const groups = Map.groupBy(documents, ({ collection }) => collection)
  const paths = await Promise.all(
    [...groups].map(async ([collection, group]) => {
      const ids = group.map(({ id }) => id)
      const query = { where: { id: { in: ids } }, limit: ids.length, select: select('slug') }
      const found = await findForVisitor(collection, query)
      // A document without a page has a place on the one that shows its collection.
      const folder = folderOf(collection)
      const before = folder !== undefined ? `${folder}/` : `${pathShowing(collection)}#`
      return found.map(({ id, slug }) => [keyOf({ collection, id }), before + slug] as const)
    }),
  )
  return new Map(paths.flat())
}
