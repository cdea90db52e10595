import type { Payload } from 'payload'
import { recipientsOf } from '../../email/recipients.ts'
import type { Company, HireUs } from '../../payload-types.ts'
import { settings } from '../../settings.ts'

/** When consultations are offered, and with which consultants. */
export type ConsultationHours = {
  /** Time zone of the company (IANA name), which applies to all other properties. */
  timeZone: string
  /** `day` is the day of the week from 1, Monday; `from` and `to` are times such as 09:30. */
  opening: Array<{ day: number; from: string; to: string }>
  /** Dates without consultations, such as 2026-12-25. */
  holidays: readonly string[]
  slotMinutes: number
  /** Pause after each consultation. */
  bufferMinutes: number
  noticeHours: number
  /** Number of days after today for which slots are offered. */
  horizonDays: number
  /** Employee ids. Each consultant can hold one consultation at a time. */
  consultants: readonly number[]
}

/**
 * The consultation hours configured by staff.
 *
 * @param hireUs the global, with relations populated or not.
 */
export function consultationHours(
  { timeZone }: Pick<Company, 'timeZone'>,
  hireUs: Pick<
    HireUs,
    | 'hours'
    | 'holidays'
    | 'slotMinutes'
    | 'bufferMinutes'
    | 'noticeHours'
    | 'horizonDays'
    | 'consultants'
    | 'contactPerson'
  >,
): ConsultationHours {
  const chosen = hireUs.consultants?.length ? hireUs.consultants : [hireUs.contactPerson]
  return {
    timeZone: timeZone || 'UTC',
    opening: (hireUs.hours ?? []).map(({ day, from, to }) => ({ day: Number(day), from, to })),
    // A date-only field stores a moment of that day in UTC.
    holidays: (hireUs.holidays ?? []).map(({ date }) => new Date(date).toISOString().slice(0, 10)),
    slotMinutes: hireUs.slotMinutes,
    bufferMinutes: hireUs.bufferMinutes,
    noticeHours: hireUs.noticeHours,
    horizonDays: hireUs.horizonDays,
    consultants: chosen.flatMap((person) =>
      typeof person === 'number' ? [person] : person ? [person.id] : [],
    ),
  }
}

/** Configuration of requests, their appointments and emails. */
export type ConsultationSettings = {
  company: { name: string; phone: string; email: string; siteUrl: string }
  hours: ConsultationHours
  /** Email addresses notified about requests. */
  recipients: string[]
  services: Array<{ id: number; slug: string }>
}

export async function readConsultationSettings(payload: Payload): Promise<ConsultationSettings> {
  const [company, hireUs, services] = await Promise.all([
    payload.findGlobal({ slug: 'company', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'hire-us', depth: 0, overrideAccess: true }),
    payload.find({
      collection: 'services',
      select: { slug: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
  ])
  const { name, phone, email } = company
  return {
    company: { name, phone: phone ?? '', email: email ?? '', siteUrl: settings.SITE_URL },
    hours: consultationHours(company, hireUs),
    recipients: recipientsOf(hireUs.recipients, company),
    services: services.docs.map(({ id, slug }) => ({ id, slug: slug ?? '' })),
  }
}
