import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { m } from '~/paraglide/messages.js'

type Labels<Field extends 'workplace' | 'employmentType' | 'seniority'> = Record<
  Vacancy[Field],
  () => string
>

/** Labels for the model's fixed lists, in display order. */
export const workplaceLabels: Labels<'workplace'> = {
  'on-site': m.career_workplace_on_site,
  hybrid: m.career_workplace_hybrid,
  remote: m.career_workplace_remote,
}

export const employmentTypeLabels: Labels<'employmentType'> = {
  'full-time': m.career_type_full_time,
  'part-time': m.career_type_part_time,
  contract: m.career_type_contract,
  internship: m.career_type_internship,
}

export const seniorityLabels: Labels<'seniority'> = {
  junior: m.career_seniority_junior,
  middle: m.career_seniority_middle,
  senior: m.career_seniority_senior,
  lead: m.career_seniority_lead,
}
