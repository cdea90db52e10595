import { hireUsPath, searchPath, withSearch } from '@vitrina/content/paths.ts'
import { countEmptySearch } from '@vitrina/content/statistics/counters.ts'
import { Form, redirect } from 'react-router'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { MainPages } from '~/routes/not-found/main-pages.tsx'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { TextInput } from '~/ui/form/fields.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Lead } from '~/ui/type/text.tsx'
import type { Route } from './+types/search.ts'
import { ResultList, statusOf } from './result-list.tsx'
import { getSearch } from './search.server.ts'

export async function loader({ url, request }: Route.LoaderArgs) {
  const found = await getSearch(url.searchParams)
  const { text, total, page, pages } = found
  if (page > 1 && page > pages) throw redirect(withSearch(searchPath, { q: text }))
  if (total === 0) countEmptySearch(text, getLocale(), request.headers)
  return found
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.search_title(), description: m.search_lead(), noindex: true })

/** The search over all content, with the most visited pages where nothing was found. */
export default function SearchPage({ loaderData: found }: Route.ComponentProps) {
  const { text, results, page, pages } = found
  return (
    <>
      <PageHeader title={m.search_title()} lead={m.search_lead()}>
        <search>
          <Form action={searchPath} className="search-form">
            <TextInput
              key={text}
              id="search-q"
              name="q"
              type="search"
              label={m.search_field()}
              defaultValue={text}
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
            />
            <Button type="submit">{m.search_submit()}</Button>
          </Form>
          <p role="status" className="search-status">
            {statusOf(found)}
          </p>
        </search>
      </PageHeader>
      {results.length > 0 && (
        <Section className="search-page">
          <ResultList results={results} />
          <Pagination
            page={page}
            pages={pages}
            href={(number) => withSearch(searchPath, { q: text, page: number })}
          />
        </Section>
      )}
      {text && results.length === 0 && (
        <Section title={m.search_empty_title()} layout="split" className="search-page">
          <Lead>{m.search_empty_text()}</Lead>
          <div className="actions">
            <ButtonLink to={hireUsPath}>{m.search_empty_ask()}</ButtonLink>
          </div>
        </Section>
      )}
      {results.length === 0 && <MainPages />}
    </>
  )
}
