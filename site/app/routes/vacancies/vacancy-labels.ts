import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { m } from '~/paraglide/messages.js'

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
