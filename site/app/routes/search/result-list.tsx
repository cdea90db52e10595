import type { SearchedCollection } from '@vitrina/content/search/searched-collections.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { RowList } from '~/ui/show/lists.tsx'
import { Heading } from '~/ui/type/text.tsx'
import type { Excerpt } from './excerpt.ts'
import type { SearchContent } from './search.server.ts'

const kinds: Record<SearchedCollection, () => string> = {
  services: m.search_kind_service,
  projects: m.search_kind_project,
  vacancies: m.search_kind_vacancy,
  employees: m.search_kind_employee,
  articles: m.search_kind_article,
  faqs: m.search_kind_faq,
}

/** What was found, best first: kind, title and the place in the text. */
export function ResultList({ results }: Pick<SearchContent, 'results'>) {
  return (
    <RowList>
      {results.map(({ collection, path, lang, title, text }) => (
        <li key={path} className="row search-result">
          <div>
            <p className="search-kind">{kinds[collection]()}</p>
            <Heading level={2} size="subheading" lang={lang}>
              <PageLink to={path} className="card-link">
                <Marked parts={title} />
              </PageLink>
            </Heading>
            <p lang={lang}>
              <Marked parts={text} />
            </p>
          </div>
          <Icon name="arrow-right" />
        </li>
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
  return isApproximate
    ? m.search_similar({ text, count: total })
    : m.search_found({ text, count: total })
}
