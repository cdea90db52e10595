import type { VacancyFilter } from '~/routes/vacancies/vacancies.server.ts'

/** The id of the list of vacancies, for links to it. */
export const vacanciesId = 'open-positions'

type Chosen = Partial<Record<keyof VacancyFilter, string>>

const names = ['department', 'location', 'workplace', 'type', 'seniority', 'q'] as const

/** The URL of the careers page with these filters; empty filters are omitted. */
export function careersPagePath(filter: Chosen, page = 1): string {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = filter[name]?.trim()
    if (value) search.set(name, value)
  }
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/careers?${search}` : '/careers'
}

/** The same with the anchor of the list. */
export function vacancyListPath(filter: Chosen, page = 1): string {
  return `${careersPagePath(filter, page)}#${vacanciesId}`
}

/** The URL to subscribe to job alerts for this department and workplace. */
export function jobAlertsPath({ department, workplace }: Chosen): string {
  const chosen = Object.entries({ department, workplace }).filter(([, value]) => value)
  return chosen.length > 0
    ? `/job-alerts?${new URLSearchParams(chosen as [string, string][])}`
    : '/job-alerts'
}

/** Reads the selected filters from the form. */
export function chosenIn(form: FormData): Chosen {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
}

/** A `mailto:` URL with the subject filled in (RFC 6068). */
export function mailAddress(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
