import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { Temporal } from 'temporal-polyfill'
import { companyTimeZone } from '../company/company.ts'
import { queueEmail } from '../email/emails.ts'
import { applicationRecipients, emailCompany, visitorLanguage } from '../email/recipients.ts'
import { tellTranslations } from '../i18n/content-language.ts'
import { type Language, languages, localizedPath } from '../i18n/languages.ts'
import type { EmailQueue } from '../jobs/queue.ts'
import { m } from '../paraglide/messages.js'
import { vacancyPath } from '../paths.ts'
import type { JobAlert } from '../payload-types.ts'
import { settings } from '../settings.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { choiceOf, idOf, isWanted } from './alert-choice.ts'
import { dayIn, openVacancies } from './closing-day.ts'
import { unsubscribeUrl } from './subscribe.ts'

/** The hour in the company's time zone at which the daily emails are queued. */
const hour = 9

const batch = 200

type NewVacancy = Awaited<ReturnType<typeof newVacancies>>[number]

/** Queues the emails about new vacancies at nine in the company's time zone, later if missed. */
export async function sendJobAlerts(payload: Payload, queue: EmailQueue): Promise<void> {
  const timeZone = await companyTimeZone(payload)
  const until = hourOfToday(timeZone)
  if (new Date().toISOString() < until) return
  let news: Step['news'] | undefined
  let after = 0
  for (;;) {
    const { docs: alerts } = await payload.find({
      collection: 'job-alerts',
      where: { id: { greater_than: after }, toldUntil: { less_than: until } },
      sort: 'id',
      limit: batch,
      depth: 0,
      pagination: false,
    })
    if (alerts.length === 0) return
    news ??= await newsInEveryLanguage(payload, { timeZone, until })
    await notifySubscribers(payload, queue, alerts, { news, until, timeZone })
    after = alerts.at(-1)?.id ?? 0
  }
}

async function newsInEveryLanguage(payload: Payload, step: Pick<Step, 'timeZone' | 'until'>) {
  const read = async (language: Language) => [language, await newVacancies(payload, language, step)]
  return Object.fromEntries(await Promise.all(languages.map(read))) as Step['news']
}

/** Nine o'clock today, as an ISO date. Daylight saving time never skips that hour. */
function hourOfToday(timeZone: string): string {
  const today = Temporal.Now.zonedDateTimeISO(timeZone).toPlainDate()
  const moment = today.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant()
  return new Date(moment.epochMilliseconds).toISOString()
}

/** Published and open vacancies that a subscriber may not have been notified of, in a language. */
async function newVacancies(
  payload: Payload,
  locale: Language,
  { timeZone, until }: Pick<Step, 'timeZone' | 'until'>,
) {
  const { docs } = await payload.find({
    collection: 'vacancies',
    where: {
      and: [openVacancies(dayIn(timeZone)), { firstPublishedAt: { less_than_equal: until } }],
    },
    sort: '-firstPublishedAt',
    locale,
    depth: 1,
    pagination: false,
    // Only what visitors can see, with the slugs of their language.
    overrideAccess: false,
    context: tellTranslations,
  })
  return docs.map((vacancy) => ({
    department: idOf(vacancy.department),
    workplace: vacancy.workplace,
    firstPublishedAt: vacancy.firstPublishedAt ?? '',
    inEmail: {
      title: vacancy.title,
      details: [
        typeof vacancy.department === 'object' ? vacancy.department.title : undefined,
        m.job_alert_workplace({ workplace: vacancy.workplace }, { locale }),
        vacancy.locations?.join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
      summary: vacancy.summary,
      url: settings.SITE_URL + localizedPath(vacancyPath(vacancy.slug), locale),
    },
  }))
}

type Step = {
  news: Record<Language, NewVacancy[]>
  until: string
  timeZone: string
}

async function notifySubscribers(
  payload: Payload,
  queue: EmailQueue,
  alerts: JobAlert[],
  step: Step,
): Promise<void> {
  const withoutNews: number[] = []
  for (const alert of alerts) {
    if (newsFor(alert, step.news).length === 0) withoutNews.push(alert.id)
    else await notifySubscriber(payload, queue, alert.id, step)
  }
  if (withoutNews.length > 0) {
    await query(
      { payload },
      sql`
      update job_alerts set told_until = ${step.until}
      where told_until < ${step.until} and id in ${withoutNews}`,
    )
  }
}

function newsFor(alert: JobAlert, news: Step['news']): NewVacancy[] {
  const choice = choiceOf(alert)
  return news[visitorLanguage(alert)].filter(
    (vacancy) => vacancy.firstPublishedAt > alert.toldUntil && isWanted(choice, vacancy),
  )
}

/** Stores progress and email in one transaction with a row lock: each vacancy is sent once. */
async function notifySubscriber(
  payload: Payload,
  queue: EmailQueue,
  id: number,
  { news, until, timeZone }: Step,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    await query(req, sql`select 1 from job_alerts where id = ${id} for update`)
    const alert = await payload.findByID({
      collection: 'job-alerts',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!alert || alert.toldUntil >= until) return
    // The company's time zone may have changed since: still at most one email a day.
    const { lastSentAt } = alert
    if (lastSentAt && dayIn(timeZone, new Date(lastSentAt)) === dayIn(timeZone)) return
    const vacancies = newsFor(alert, news)
    await payload.update({
      collection: 'job-alerts',
      id,
      data: {
        toldUntil: until,
        ...(vacancies.length > 0 && { lastSentAt: new Date().toISOString() }),
      },
      depth: 0,
      req,
    })
    if (vacancies.length > 0) await queueDigest(req, queue, alert, vacancies)
  })
}

async function queueDigest(
  req: PayloadRequest,
  queue: EmailQueue,
  alert: Pick<JobAlert, 'id' | 'email' | 'language'>,
  vacancies: NewVacancy[],
): Promise<void> {
  const company = await emailCompany(req)
  const [recruiting = company.email] = await applicationRecipients(req, company)
  const [first] = vacancies
  const locale = visitorLanguage(alert)
  const url = unsubscribeUrl(alert.id, locale)
  await queueEmail(req, queue, {
    to: alert.email,
    replyTo: recruiting,
    subject: m.job_alert_digest_subject(
      { count: vacancies.length, title: first?.inEmail.title ?? '', company: company.name },
      { locale },
    ),
    template: 'job-alert-digest',
    data: {
      locale,
      company,
      vacancies: vacancies.map(({ inEmail }) => inEmail),
      unsubscribeUrl: url,
    },
    // One-click unsubscribe in the email client, without a page (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
