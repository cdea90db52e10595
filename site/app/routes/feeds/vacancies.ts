import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { careersPath, vacancyPath } from '@vitrina/content/paths.ts'
import { settings } from '@vitrina/content/settings.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import { js2xml } from 'xml-js'
import { pick, populatedOne, select } from '~/content.server/fields.ts'
import { findForVisitor, indexable } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { urlOf } from '~/content.server/structured-data.ts'
import { companyDay, getOrganization } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { day, formatSalary, jobNumber } from '~/routes/vacancies/format-vacancy.server.ts'
import { employmentTypeLabels } from '~/routes/vacancies/vacancy-labels.ts'
import type { Route } from './+types/vacancies.ts'
import { feedText, lastChange, newFeed, respond } from './new-feed.server.ts'

/** The open vacancies as Atom, as JSON Feed, and as the XML that job boards such as Indeed read. */
export async function loader({ url }: Route.LoaderArgs) {
  const path = splitLanguage(url.pathname).page
  const vacancies = await findOpen()
  if (path.endsWith('.xml')) return respond('application/xml', await jobBoardFeed(vacancies))
  const entries = vacancies.map((vacancy) => ({
    path: vacancyPath(vacancy.slug),
    ...pick(vacancy, 'title', 'summary'),
    html: textOf(vacancy),
    published: vacancy.postedOn,
    changed: vacancy.updatedAt,
  }))
  const feed = await newFeed({ title: m.careers_feed_title(), page: careersPath, path, entries })
  return path.endsWith('.atom')
    ? respond('application/atom+xml', feed.atom1())
    : respond('application/feed+json', feed.json1())
}

type Open = Awaited<ReturnType<typeof findOpen>>[number]

const findOpen = async () =>
  findForVisitor('vacancies', {
    where: { and: [indexable, openVacancies(await companyDay())] },
    limit: 200,
    depth: 1,
    sort: '-postedOn',
    select: {
      ...select('slug', 'title', 'summary', 'about', 'responsibilities', 'requirements'),
      ...select('niceToHave', 'benefits', 'department', 'locations', 'workplace'),
      ...select('employmentType', 'salary', 'postedOn', 'closesOn', 'updatedAt'),
    },
  })

function textOf(vacancy: Open): string {
  const parts = [
    ['', vacancy.about],
    [m.vacancy_responsibilities(), vacancy.responsibilities],
    [m.vacancy_requirements(), vacancy.requirements],
    [m.vacancy_nice_to_have(), vacancy.niceToHave],
    [m.vacancy_benefits(), vacancy.benefits],
  ] as const
  return parts
    .flatMap(([title, text]) => {
      const html = toHtml(text)
      return html ? [title && `<h3>${title}</h3>`, html] : []
    })
    .join('')
    .replaceAll('href="/', `href="${settings.SITE_URL}/`)
}

/** https://docs.indeed.com/indeed-apply/xml-feed: one job for each place of work. */
async function jobBoardFeed(vacancies: Open[]): Promise<string> {
  const company = await getOrganization()
  const text = (value: string | undefined) => (value ? { _cdata: feedText(value) } : undefined)
  const job = vacancies.flatMap((vacancy) =>
    (vacancy.locations?.length ? vacancy.locations : ['']).map((city, index) => ({
      title: text(vacancy.title),
      date: text(new Date(vacancy.postedOn).toUTCString()),
      expirationdate: text(vacancy.closesOn ? day(vacancy.closesOn) : undefined),
      referencenumber: text(jobNumber(vacancy) + (index === 0 ? '' : `-${index + 1}`)),
      url: text(urlOf(vacancyPath(vacancy.slug))),
      company: text(company.name),
      city: text(city),
      country: text(company.address.country),
      description: text(textOf(vacancy)),
      salary: text(formatSalary(vacancy.salary)),
      jobtype: text(employmentTypeLabels[vacancy.employmentType]()),
      category: text(populatedOne(vacancy.department)?.title),
      remotetype: text(remoteTypes[vacancy.workplace]),
    })),
  )
  const source = {
    publisher: text(company.name),
    publisherurl: text(settings.SITE_URL),
    lastBuildDate: text(lastChange(vacancies.map(({ updatedAt }) => updatedAt)).toUTCString()),
    job,
  }
  const declaration = { _attributes: { version: '1.0', encoding: 'utf-8' } }
  return js2xml({ _declaration: declaration, source }, { compact: true })
}

const remoteTypes = { 'on-site': undefined, hybrid: 'Hybrid remote', remote: 'Fully remote' }
