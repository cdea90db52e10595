import type { Payload } from 'payload'
import { recipientsOf } from '../fields/recipients.ts'
import { settings } from '../settings.ts'
import { type ConsultationHours, consultationHours } from './consultation-hours.ts'

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
