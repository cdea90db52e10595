import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'

/** Formats an ISO date's UTC day, as staff entered it, such as “December 18, 2026”. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** “iOS, Android, web”, in the page's language. */
export const commaList = (items: string[]) => listFormat().format(items)

/** The same in parts, of which the items can be links. */
export const commaListParts = (items: string[]) => listFormat().formatToParts(items)

const listFormat = () => new Intl.ListFormat(getLocale(), { type: 'unit', style: 'long' })

/** Prevents line breaks in a time or a time range: U+2060 joins the characters around it. */
export function unbrokenRange(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)|(?<=GMT)-/g, '\u2060$&\u2060')
}

type Labels<Field extends 'workplace' | 'employmentType' | 'seniority'> = Record<
  Vacancy[Field],
  () => string
>

/** Labels for the model's fixed lists, in display order. */
export const workplaceLabels: Labels<'workplace'> = {
  'on-site': m.vacancy_workplace_on_site,
  hybrid: m.vacancy_workplace_hybrid,
  remote: m.vacancy_workplace_remote,
}

export const employmentTypeLabels: Labels<'employmentType'> = {
  'full-time': m.vacancy_type_full_time,
  'part-time': m.vacancy_type_part_time,
  contract: m.vacancy_type_contract,
  internship: m.vacancy_type_internship,
}

export const seniorityLabels: Labels<'seniority'> = {
  junior: m.vacancy_seniority_junior,
  middle: m.vacancy_seniority_middle,
  senior: m.vacancy_seniority_senior,
  lead: m.vacancy_seniority_lead,
}
