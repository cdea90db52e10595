import type { Payload } from 'payload'
import { recipientsOf } from '../email/recipients.ts'
import type { Company, HireUs } from '../payload-types.ts'
import { settings } from '../settings.ts'

/** When consultations are offered, and by whom. */
export type ConsultationHours = {
  /** The company's clock (IANA name), on which everything else here is meant. */
  timeZone: string
  /** Days of the week from 1, Monday; times such as 09:30. */
  opening: Array<{ day: number; from: string; to: string }>
  /** Days such as 2026-12-25 on which nobody can be spoken to. */
  holidays: readonly string[]
  slotMinutes: number
  /** Rest after each consultation. */
  bufferMinutes: number
  noticeHours: number
  /** Days after today on which there may be consultations. */
  horizonDays: number
  /** Ids of employees; as many consultations can be held at the same time. */
  consultants: readonly number[]
}

/**
 * The consultation hours as staff have set them.
 *
 * @param hireUs the global; relations may have been read along or not.
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
    // A date field that shows days only holds a moment of that day in UTC.
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

/** What staff have set for requests, their appointments and the mails about them. */
export type ConsultationSettings = {
  company: { name: string; phone: string; email: string; siteUrl: string }
  hours: ConsultationHours
  /** Addresses of those who are told about requests. */
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
