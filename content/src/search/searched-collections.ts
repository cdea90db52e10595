import { createHash } from 'node:crypto'
import { languages } from '../i18n/languages.ts'

type Searched = {
  /** The field with the title, which counts most. */
  title: string
  summary?: string
  /** Fields with other texts that visitors see; those of lists and groups as `list.field`. */
  body: readonly string[]
}

/**
 * The collections that visitors can search, and the texts they find. A new row is indexed at the next
 * start; it only needs a name for visitors (site/app/routes/search/result-list.tsx).
 */
export const searchedCollections = {
  services: { title: 'title', summary: 'summary', body: ['body'] },
  projects: {
    title: 'title',
    summary: 'summary',
    body: [
      ...['challenge', 'approach', 'result', 'outcomes.label'],
      ...['client', 'industry', 'stack'],
    ],
  },
  vacancies: {
    title: 'title',
    summary: 'summary',
    body: [
      ...['about', 'responsibilities', 'requirements', 'niceToHave', 'benefits'],
      ...['process.title', 'process.text', 'locations'],
    ],
  },
  employees: { title: 'name', summary: 'role', body: ['summary', 'bio', 'skills'] },
  articles: { title: 'title', summary: 'summary', body: ['body'] },
  faqs: { title: 'question', body: ['answer'] },
  pages: {
    title: 'title',
    summary: 'summary',
    body: [
      ...['blocks.heading', 'blocks.lead', 'blocks.body', 'blocks.text', 'blocks.caption'],
      ...['blocks.columns.heading', 'blocks.columns.text', 'blocks.figures.label'],
    ],
  },
} as const satisfies Record<string, Searched>

export type SearchedCollection = keyof typeof searchedCollections

/** What is indexed of a collection; nothing if visitors cannot search it. */
export function searchedOf(slug: string): Searched | undefined {
  return (searchedCollections as Record<string, Searched>)[slug]
}

/** To be raised when texts are indexed in another way. */
const method = 1

/** Of the whole index: rows of another version are written anew at the next start. */
export const indexVersion = createHash('sha256')
  .update(JSON.stringify([method, languages, searchedCollections]))
  .digest('hex')
  .slice(0, 16)
