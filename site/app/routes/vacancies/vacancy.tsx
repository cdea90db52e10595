import { careersPath, vacancyListPath, vacancyPath } from '@vitrina/content/paths.ts'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { removeUnknown } from '~/content.server/search-params.ts'
import { getOrganizationOrStale } from '~/layout/layout.server.ts'
import { headersOfForm, pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { consentText } from '~/routes/careers/apply/application-texts.ts'
import { applyFor, findApplicationConfirmation } from '~/routes/careers/apply/apply.server.ts'
import { Apply, applyId } from '~/routes/careers/apply/apply.tsx'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import { siteContext } from '~/server-context.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { FormMessage, FormProblemsWhenNeeded } from '~/ui/form/form-message.tsx'
import { keepPageWhenOffline } from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { RowSection, Section } from '~/ui/page/section.tsx'
import { Facts, Stepper } from '~/ui/show/lists.tsx'
import { Heading, Prose } from '~/ui/type/text.tsx'
import type { Route } from './+types/vacancy.ts'
import { getApplicationFormOrStale } from './application-form.server.ts'
import { jobPosting } from './job-posting.server.ts'
import { getVacancyOrStale, type VacancyContent } from './vacancy.server.ts'

/** Only needed after an application was submitted. */
const Confirmation = lazy(() => import('~/routes/careers/apply/confirmation.tsx'))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { siteUrl, isShared } = context.get(siteContext)
  const reading = { orFail: isShared }
  const [found, company, form, received] = await Promise.all([
    getVacancyOrStale(params.id, reading),
    getOrganizationOrStale(reading),
    getApplicationFormOrStale(reading),
    findApplicationConfirmation(request.url),
  ])
  if (!found) throw await movedOrMissing(vacancyPath(params.id))
  removeUnknown({ request, context }, { applied: !received })
  const { posting: _forSearch, seo, ...vacancy } = found
  const posting = () => jobPosting(found, { company, siteUrl, directApply: form !== undefined })
  const page = {
    vacancy,
    seo: {
      ...seo,
      structuredData: [...seo.structuredData, ...(vacancy.closed ? [] : [posting()])],
    },
    form: form && {
      answerTime: form.answerTime,
      consentText: consentText(form),
      policy: form.policy,
    },
    received,
  }
  // A shared render, except for the confirmation after an application.
  if (received) return data(page, { headers: { 'Cache-Control': 'no-store' } })
  return data(page, vacancy.gone ? { status: 410 } : undefined)
}

export const headers: Route.HeadersFunction = headersOfForm

export const meta: Route.MetaFunction = (args) => {
  const { vacancy, seo, received } = args.loaderData ?? {}
  if (!vacancy || !seo) return pageMeta(args, { title: m.vacancy_breadcrumb() })
  if (received) return pageMeta(args, { title: m.application_received_meta(), noindex: true })
  return pageMeta(args, { ...seo, noindex: seo.noindex || vacancy.gone })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return applyFor({ request, context }, params.id)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepPageWhenOffline(serverAction, 'application')
}

export default function Vacancy({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, form, received } = loaderData
  const { closed, process, similar } = vacancy
  if (received) {
    return (
      <Suspense>
        <Confirmation {...received} answerTime={form?.answerTime ?? ''} vacancy={vacancy} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={vacancy.title}
        lead={vacancy.summary}
        lang={vacancy.lang}
        breadcrumb={[{ label: m.vacancy_breadcrumb(), to: careersPath }, { label: vacancy.title }]}
      >
        {closed ? (
          <FormMessage tone="note" title={m.vacancy_closed_title()}>
            <p>{m.vacancy_closed_text({ date: vacancy.closedAfter })}</p>
            <ArrowLink to={vacancyListPath()}>{m.vacancy_closed_action()}</ArrowLink>
          </FormMessage>
        ) : (
          <ButtonLink to={`#${applyId}`} iconEnd="chevron-down">
            {m.vacancy_apply()}
          </ButtonLink>
        )}
      </PageHeader>
      {closed && actionData && (
        <Section>
          <FormProblemsWhenNeeded
            attempt={0}
            errors={[]}
            problem={{
              rejected: actionData,
              failed: 'application',
              email: vacancy.email || m.form_write_to_us(),
            }}
          />
        </Section>
      )}
      <VacancyBody {...vacancy} />
      {process.length > 0 && (
        <Section title={m.vacancy_process()}>
          <Stepper items={process} />
        </Section>
      )}
      {!closed && <Apply vacancy={vacancy} form={form} rejected={actionData} />}
      <RowSection
        title={closed ? m.vacancy_similar_closed() : m.vacancy_similar()}
        items={similar}
        className="vacancy-similar"
        action={<ArrowLink to={vacancyListPath()}>{m.vacancy_all()}</ArrowLink>}
      />
    </>
  )
}

function VacancyBody({ facts, ...vacancy }: Omit<VacancyContent, 'posting' | 'seo'>) {
  const texts = [
    { title: m.vacancy_about(), html: vacancy.aboutHtml },
    { title: m.vacancy_responsibilities(), html: vacancy.responsibilitiesHtml },
    { title: m.vacancy_requirements(), html: vacancy.requirementsHtml },
    { title: m.vacancy_nice_to_have(), html: vacancy.niceToHaveHtml },
    { title: m.vacancy_benefits(), html: vacancy.benefitsHtml },
  ]
  return (
    <Section aria-label={m.vacancy_facts()}>
      <div className="split vacancy-body">
        <div className="beside vacancy-facts">
          <Facts
            items={facts.map(({ term, value, date }) => ({
              term,
              value: date ? <time dateTime={date}>{value}</time> : value,
            }))}
          />
        </div>
        <div className="vacancy-texts">
          {texts
            .filter(({ html }) => html)
            .map(({ title, html }) => (
              <div key={title}>
                <Heading level={2} size="subheading">
                  {title}
                </Heading>
                <Prose html={html} lang={vacancy.lang} />
              </div>
            ))}
        </div>
      </div>
    </Section>
  )
}
