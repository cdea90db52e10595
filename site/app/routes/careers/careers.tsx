import { redirect } from 'react-router'
import { getCareers, readCareersFilter } from '~/content.server/careers.ts'
import { hasUnknownFilter } from '~/content.server/known-filters.ts'
import { pageNumber } from '~/content.server/list-page.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/go-to-not-found.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { Route } from './+types/careers.ts'
import { Benefits } from './benefits.tsx'
import { careersAddress, openingsAddress, openingsId } from './careers-address.ts'
import { groupByDepartment, listVacancy } from './listed-vacancy.ts'
import { Openings } from './openings.tsx'
import { Speculative } from './speculative.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const number = pageNumber(search)
  const filter = await readCareersFilter(search)
  // Any search text is valid: it is truncated, and its pages are never cached.
  const { q: _searched, ...choices } = filter
  if (hasUnknownFilter(search, choices)) throw redirect(openingsAddress(filter, number))
  const careers = await getCareers(filter, number)
  if (!careers) throw goToNotFound()
  const { vacancies, ...page } = careers
  const { items, ...found } = vacancies
  if (items.length === 0 && number > 1) throw redirect(openingsAddress(page.filter))
  return { ...page, found: { ...found, groups: groupByDepartment(items.map(listVacancy)) } }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.career_breadcrumb() })
  const { seo, found } = args.loaderData
  return pageMeta(args, { ...seo, path: careersAddress({}, found.page) })
}

/** The careers page: benefits, the list of vacancies, and the speculative application. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const { heading, lead, why, speculative, choices } = loaderData
  const hasOpenings = choices.departments.length > 0
  return (
    <>
      <PageHeader size="large" title={heading} lead={lead}>
        {hasOpenings && (
          <ButtonLink to={`#${openingsId}`} iconEnd="chevron-down">
            {m.careers_see_positions()}
          </ButtonLink>
        )}
      </PageHeader>
      <Benefits {...why} />
      <Openings {...loaderData} />
      <Speculative {...speculative} />
    </>
  )
}
