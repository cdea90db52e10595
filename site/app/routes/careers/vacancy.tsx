import { getCareer } from '~/content.server/career.ts'
import { formatDate } from '~/format-date.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { movedOrMissing } from '~/routes/not-found/moved-or-missing.server.ts'
import type { Route } from './+types/vacancy.ts'
import { Apply } from './apply.tsx'
import { jobPosting } from './job-posting.ts'
import { listVacancy } from './listed-vacancy.ts'
import { Similar } from './similar.tsx'
import { VacancyBody } from './vacancy-body.tsx'
import { vacancyFacts } from './vacancy-facts.ts'
import { VacancyHeader } from './vacancy-header.tsx'
import { VacancySteps } from './vacancy-steps.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const found = await getCareer(params.id)
  if (!found) throw await movedOrMissing(`/careers/${params.id}`)
  const { similar, ...career } = found
  return {
    career,
    facts: vacancyFacts(career),
    closedAfter: career.closed && career.closesOn ? formatDate(career.closesOn) : undefined,
    similar: similar.map(listVacancy),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const career = args.loaderData?.career
  if (!career) return pageMeta(args, { title: m.career_breadcrumb() })
  const employer = args.matches[1].loaderData
  const isAdvertised = !career.closed && !career.seo.noindex && employer !== undefined
  return [
    ...pageMeta(args, career.seo),
    ...(isAdvertised
      ? [{ 'script:ld+json': jobPosting(career, { ...employer, ...employer.layout }) }]
      : []),
  ]
}

/** One vacancy, open or closed. */
export default function Vacancy({ loaderData }: Route.ComponentProps) {
  const { career, facts, closedAfter, similar } = loaderData
  return (
    <>
      <VacancyHeader career={career} closedAfter={closedAfter} />
      <VacancyBody career={career} facts={facts} />
      <VacancySteps steps={career.process} />
      {!career.closed && <Apply career={career} />}
      <Similar vacancies={similar} closed={career.closed} />
    </>
  )
}
