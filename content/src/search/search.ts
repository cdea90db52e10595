import { type SQL, sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { Language } from '../i18n/languages.ts'
import { type InTransaction, query } from '../storage/transaction.ts'
import { isOpen } from '../vacancies/closing-day.ts'
import { wordsOf } from './fold-text.ts'
import { configurationOf } from './search-index.ts'
import type { SearchedCollection } from './searched-collections.ts'

/** Max characters and words of a search; the rest is ignored. */
export const maxSearchLength = 100
const maxWords = 8

/** Results with a place in the order: of more, the best by title and summary. */
export const maxResults = 200

/** Of body (C), summary (B) and title (A), in PostgreSQL's order, from D to A. */
const weights = '{0, 0.05, 0.3, 1}'

export type Search = {
  text: string
  language: Language
  /** Of the company; vacancies closed before it are not found. */
  day: string
  /** Collections that visitors do not see at the moment. */
  hidden?: readonly SearchedCollection[]
  limit: number
  page: number
}

export type FoundDocument = {
  collection: SearchedCollection
  id: number
  /** That of the texts: the default one if the document is not translated. */
  language: Language
  title: string
  summary: string
  body: string
}

export type SearchResult = {
  documents: FoundDocument[]
  total: number
  /** No document has all words: these have some of them, or similar ones. */
  isApproximate: boolean
  /** What was looked for, folded as by `wordsOf`: beginnings of words, and stems in the language. */
  words: string[]
  stems: string[]
}

const nothing = { documents: [], total: 0, isApproximate: false, words: [], stems: [] }

/**
 * One page of the documents with all words of a text, best first; without any, of those with some of
 * them or similar ones. A word finds what begins with it, and its other forms in the language.
 *
 * @param readVocabulary the words of `listWords`, among which similar ones are looked for.
 */
export async function searchDocuments(
  req: InTransaction,
  search: Search,
  readVocabulary: (language: Language) => Promise<readonly string[]>,
): Promise<SearchResult> {
  const words = wordsOf(search.text.slice(0, maxSearchLength)).slice(0, maxWords)
  if (words.length === 0) return nothing
  const exact = await find(req, search, words, ' & ')
  if (exact.total > 0) return exact
  const vocabulary = await readVocabulary(search.language)
  const similar = words.flatMap((word) => similarWords(word, vocabulary))
  return { ...(await find(req, search, [...words, ...similar], ' | ')), isApproximate: true }
}

/** The words of titles and summaries in a language: as many as can be compared in time. */
export async function listWords(req: InTransaction, language: Language): Promise<string[]> {
  const rows = await query(
    req,
    sql`select distinct word from search_index, unnest(string_to_array(terms, ' ')) as word
      where language = ${language} and length(word) >= ${minSimilar} limit 20000`,
  )
  return rows.map(({ word }) => String(word))
}

/**
 * Words are letters and digits only, so they need no escaping in a query. Words that PostgreSQL leaves
 * out, such as “the”, count only if there are no others.
 */
function queryOf(words: readonly string[], language: Language, operator: ' & ' | ' | '): SQL {
  return sql`select coalesce(
      string_agg(format('(%s | %s:*)', stem, word), ${operator}) filter (where numnode(stem) > 0),
      string_agg(word || ':*', ${operator}))::tsquery as query,
    coalesce(array_agg(word) filter (where numnode(stem) > 0), '{}') as words,
    coalesce(array_agg(trim(stem::text, '''')) filter (where numnode(stem) > 0), '{}') as stems
  from unnest(${sql.param([...words])}::text[]) as word,
    lateral to_tsquery(${configurationOf(language)}, word) as stem`
}

async function find(
  req: InTransaction,
  { language, day, hidden = [], limit, page }: Search,
  words: readonly string[],
  operator: ' & ' | ' | ',
): Promise<SearchResult> {
  const [found] = await query(
    req,
    sql`
    with asked as (${queryOf(words, language, operator)}),
    found as materialized (
      select collection, document_id, ts_rank(${weights}, heading, query) as rank
      from search_index, asked
      where language = ${language} and ${isOpen(day)} and search_index.words @@ query
        and collection <> all (${sql.param([...hidden])}::text[])
    ),
    best as (
      select collection, document_id from found
      order by rank desc, collection, document_id limit ${maxResults}
    )
    select (select count(*)::int from found) as total, asked.words, asked.stems,
      (select coalesce(jsonb_agg(to_jsonb(result)), '[]') from (
        select collection, document_id as id, text_language as language, title, summary,
          left(body, 5000) as body
        from best join search_index using (collection, document_id)
        where language = ${language}
        order by ts_rank(${weights}, search_index.words, query, 1) desc, collection, document_id
        limit ${limit} offset ${(page - 1) * limit}
      ) as result) as documents
    from asked`,
  )
  return { ...(found as Omit<SearchResult, 'isApproximate'>), isApproximate: false }
}

/** From this length, a word has similar ones. */
const minSimilar = 4

/** Of a word, at most so many similar ones are searched for. */
const maxSimilar = 5

/** The words of a vocabulary that may have been meant by a mistyped one, the most similar first. */
function similarWords(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < minSimilar) return []
  const maxDistance = Math.floor((word.length + 2) / 4)
  const swapped = new Set(withSwappedLetters(word))
  return vocabulary
    .filter((known) => Math.abs(known.length - word.length) <= maxDistance)
    .map((known) => ({ known, away: swapped.has(known) ? 1 : distance(word, known) }))
    .filter(({ away }) => away <= maxDistance)
    .sort((one, other) => one.away - other.away)
    .slice(0, maxSimilar)
    .map(({ known }) => known)
}

/** “recat” for “react” is one mistake, not two. */
const withSwappedLetters = (word: string) =>
  Array.from(word.slice(1), (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  )
