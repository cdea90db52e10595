import {
  readAppointmentKey,
  type ShownAppointment,
  showAppointment,
} from '@vitrina/content/consultations/appointments/appointment.ts'
import { encodeSlots } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import {
  availableSlots,
  readBusyTimes,
  readConsultationSettings,
} from '@vitrina/content/consultations/appointments/slots.ts'
import { choiceLists } from '@vitrina/content/consultations/fields.ts'
import type { Choices } from '@vitrina/content/consultations/submit.ts'
import { consentOf, consentVersionOf } from '@vitrina/content/inbox/received-fields.ts'
import { hireUsPath } from '@vitrina/content/paths.ts'
import { inTransactionWithinTime } from '@vitrina/content/storage/locks.ts'
import { withinTime } from '@vitrina/content/storage/transaction.ts'
import { type Confirmation, findConfirmation } from '@vitrina/content/submissions/fields.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import { toPersonCard } from '~/content.server/cards.ts'
import {
  foreignLanguage,
  pickEach,
  populated,
  populatedOne,
  select,
  toSeo,
} from '~/content.server/fields.ts'
import { getPrivacyPolicy, withPolicy } from '~/content.server/links.ts'
import { staleIfError } from '~/content.server/memoize.ts'
import {
  findBySlug,
  findForVisitor,
  findGlobalForVisitor,
  openPayload,
} from '~/content.server/payload.ts'
import { breadcrumbs } from '~/content.server/structured-data.ts'
import { getLayout } from '~/layout/layout.server.ts'
import { getLocale } from '~/paraglide/runtime.js'

export type HireUsContent = NonNullable<Awaited<ReturnType<typeof getHireUs>>>

/** The hire-us page and the choices of its form; `undefined` before it is first published. */
export async function getHireUs() {
  const [page, services, { company }, privacy] = await Promise.all([
    findGlobalForVisitor('hire-us', 2),
    findForVisitor('services', { limit: 24, sort: 'order', select: { slug: true, title: true } }),
    getLayout(),
    getPrivacyPolicy(),
  ])
  if (!page) return undefined
  const person = populatedOne(page.contactPerson)
  const { text, ...policy } = withPolicy(consentOf(page.consentText, company.name), privacy)
  return {
    seo: toSeo(
      page,
      { title: page.heading, description: page.lead },
      breadcrumbs({ name: page.heading, path: hireUsPath }),
    ),
    lang: foreignLanguage(page),
    heading: page.heading,
    lead: page.lead ?? '',
    next: pickEach(page.next, 'title', 'text'),
    answerTime: page.answerTime,
    contactPerson: person && toPersonCard(person),
    choices: {
      // The value of a service is its slug.
      services: services.map(({ slug, title }) => ({ value: slug, label: title })),
      ...Object.fromEntries(
        choiceLists().map((list) => [list, pickEach(page[list], 'value', 'label')]),
      ),
    } as Choices,
    consent: { text, version: consentVersionOf(page.consentVersion, privacy) },
    ...policy,
  }
}

/** The same, at most 500 ms old; stale-if-error, because the page's form may be half filled in. */
export const getHireUsOrStale = staleIfError(getHireUs, { freshFor: 500 })

export type ConsultationSubject = NonNullable<Awaited<ReturnType<typeof findSubject>>>

const projectPath = /^\/services\/([a-z0-9-]{1,120})$/
const servicePath = /^\/services\?service=([a-z0-9-]{1,120})$/

/** The published project or service at a path of this site; `undefined` when there is none. */
export async function findSubject(path: string) {
  const project = projectPath.exec(path)?.[1]
  if (project) {
    const query = { select: select('title', 'services'), depth: 1 }
    const found = await findBySlug('projects', project, query)
    const services = populated(found?.services).map(({ slug }) => slug)
    return found && { path, title: found.title, services }
  }
  const service = servicePath.exec(path)?.[1]
  if (!service) return undefined
  const [found] = await findForVisitor('services', {
    where: { slug: { equals: service } },
    select: select('title'),
    limit: 1,
  })
  return found && { path, title: found.title, services: [service] }
}

export type ConsultationTimes = NonNullable<Awaited<ReturnType<typeof getConsultationTimes>>>

/** The settings for requests and appointments, at most 1 second old. */
export const consultationSettings = staleIfError(
  async () => readConsultationSettings(await openPayload()),
  { freshFor: 1_000 },
)

/** Timeout for reading the slots, in milliseconds. */
const readTimeout = 3_000

/** Days shown at once: two working weeks. */
const daysAtOnce = 10

/** The available slots; `undefined` when there are none or the database is unreachable. */
export async function getConsultationTimes({ allDays }: { allDays: boolean }) {
  const now = Date.now()
  try {
    const [payload, { hours }] = await Promise.all([openPayload(), consultationSettings()])
    if (hours.consultants.length === 0) return undefined
    const busy = await withinTime(
      inTransactionWithinTime(payload, (req) => readBusyTimes(req, now)),
      readTimeout,
    )
    const starts = availableSlots(hours, busy, now).map(({ startsAt }) => startsAt)
    if (starts.length === 0) return undefined
    const days = new Set<string>()
    const isShown = (start: number) =>
      allDays || days.add(dayIn(hours.timeZone, new Date(start))).size <= daysAtOnce
    const shown = starts.filter(isShown)
    return {
      timeZone: hours.timeZone,
      minutes: hours.slotMinutes,
      starts: encodeSlots(shown),
      // Whether there are later days with slots.
      more: shown.length < starts.length,
    }
  } catch {
    // The form works without slots.
    return undefined
  }
}

export type ConfirmedRequest = Confirmation & { appointment?: ShownAppointment }

/** The stored request of a URL; its appointment only with the token, which only its sender has. */
export async function findRequestConfirmation(search: URLSearchParams) {
  const received = search.get('received')
  if (received === null) return undefined
  const payload = await openPayload()
  const found = await findConfirmation(payload, 'C', received)
  const key = readAppointmentKey(search.get('appointment') ?? '')
  if (!found || typeof key !== 'object') return found
  const { hours } = await consultationSettings()
  const appointment = await showAppointment(payload, key, hours, getLocale())
  return appointment?.reference === found.reference ? { ...found, appointment } : found
}
