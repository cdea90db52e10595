import type { SearchedCollection } from '@vitrina/content/search/searched-collections.ts'
import { m } from '~/paraglide/messages.js'
import { RowItem, RowList } from '~/ui/show/lists.tsx'
import type { Excerpt } from './excerpt.ts'
import type { SearchContent } from './search.server.ts'

const kinds: Record<SearchedCollection, () => string> = {
  services: m.search_kind_service,
  projects: m.search_kind_project,
  vacancies: m.search_kind_vacancy,
  employees: m.search_kind_employee,
  articles: m.search_kind_article,
  faqs: m.search_kind_faq,
  pages: m.search_kind_page,
}

/** What was found, best first: kind, title and the place in the text. */
export function ResultList({ results }: Pick<SearchContent, 'results'>) {
  return (
    <RowList>
      {results.map(({ collection, path, lang, title, text }) => (
        <RowItem
          key={path}
          to={path}
          className="search-result"
          eyebrow={kinds[collection]()}
          level={2}
          title={<Marked parts={title} />}
          lang={lang}
        >
          <p lang={lang}>
            <Marked parts={text} />
          </p>
        </RowItem>
      ))}
    </RowList>
  )
}

const Marked = ({ parts }: { parts: Excerpt }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are the same only by their place
  parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))

/** How much was found, which is announced to screen readers; empty before a search. */
export function statusOf({ text, total, isApproximate }: SearchContent): string {
  if (!text) return ''
  if (total === 0) return m.search_nothing({ text })
  const found = isApproximate ? m.search_similar : m.search_found
  return found({ text, count: total })
}
