import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { lastApplicationForm } from '~/content.server/application-form.ts'
import { lastCareer } from '~/content.server/career.ts'
import { leaveOut } from '~/content.server/known-filters.ts'
import { lastLayout } from '~/content.server/layout.ts'
import { formatDate } from '~/format-date.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { retryAfter } from '~/retry-after.ts'
import { movedOrMissing } from '~/routes/not-found/moved-or-missing.server.ts'
import { siteContext } from '~/server-context.ts'
import { FormProblemsWhenNeeded } from '~/ui/form/form-problems-when-needed.tsx'
import { keepPageWhenOffline } from '~/ui/form/keep-page-when-offline.ts'
import { Section } from '~/ui/page/section.tsx'
import type { Route } from './+types/vacancy.ts'
import { applicationProblem } from './apply/application-problem.tsx'
import { consentText } from './apply/application-texts.ts'
import { applyFor, findApplicationConfirmation } from './apply/apply.server.ts'
import { Apply } from './apply/apply.tsx'
import { jobPosting } from './job-posting.ts'
import { listVacancy } from './listed-vacancy.ts'
import { Similar } from './similar.tsx'
import { VacancyBody } from './vacancy-body.tsx'
import { vacancyFacts } from './vacancy-facts.ts'
import { VacancyHeader } from './vacancy-header.tsx'
import { VacancySteps } from './vacancy-steps.tsx'

/** Only needed after an application was submitted. */
const Confirmation = lazy(() => import('./apply/confirmation.tsx'))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { siteUrl, forEverybody } = context.get(siteContext)
  const reading = { orFail: forEverybody }
  const [found, layout, form, received] = await Promise.all([
    lastCareer(params.id, reading),
    lastLayout(reading),
    lastApplicationForm(reading),
    findApplicationConfirmation(request.url),
  ])
  if (!found) throw await movedOrMissing(`/careers/${params.id}`)
  leaveOut({ request, context }, { applied: !received })
  const { similar, ...career } = found
  const page = {
    career,
    form: form && { answerTime: form.answerTime, consentText: consentText(form) },
    received,
    // Built on the server to keep the code out of the client bundle.
    posting:
      career.closed || career.seo.noindex
        ? undefined
        : jobPosting(
            { ...career, directApply: form !== undefined },
            { company: layout.company, siteUrl },
          ),
    facts: vacancyFacts(career),
    closedAfter: career.closed && career.closesOn ? formatDate(career.closesOn) : undefined,
    similar: similar.map(listVacancy),
  }
  // A shared render, except for the confirmation after an application.
  return data(page, received ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  ...retryAfter(actionHeaders),
})

export const meta: Route.MetaFunction = (args) => {
  const { career, received, posting } = args.loaderData ?? {}
  if (!career) return pageMeta(args, { title: m.career_breadcrumb() })
  if (received) return pageMeta(args, { title: m.application_received_meta(), noindex: true })
  return [...pageMeta(args, career.seo), ...(posting ? [{ 'script:ld+json': posting }] : [])]
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return applyFor({ request, context }, params.id)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(serverAction, 'application')
}

/** The page of a vacancy, open or closed, with the application form. */
export default function Vacancy({ loaderData, actionData }: Route.ComponentProps) {
  const { career, form, received, facts, closedAfter, similar } = loaderData
  if (received) {
    return (
      <Suspense>
        <Confirmation {...received} answerTime={form?.answerTime ?? ''} position={career} />
      </Suspense>
    )
  }
  return (
    <>
      <VacancyHeader career={career} closedAfter={closedAfter} />
      {career.closed && actionData && (
        <Section>
          <FormProblemsWhenNeeded
            attempt={0}
            errors={[]}
            problem={applicationProblem(actionData, career.email || m.form_write_to_us())}
          />
        </Section>
      )}
      <VacancyBody career={career} facts={facts} />
      <VacancySteps steps={career.process} />
      {!career.closed && <Apply career={career} form={form} rejected={actionData} />}
      <Similar vacancies={similar} closed={career.closed} />
    </>
  )
}
