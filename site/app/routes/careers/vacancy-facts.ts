import type { CareerContent } from '~/content.server/career.ts'
import { formatDate } from '~/format-date.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'
import { formatSalary } from './salary.ts'

type Vacancy = Omit<CareerContent, 'similar'>

export type VacancyFact = {
  term: string
  value: string
  /** The machine-readable value, if it is a date. */
  date?: string
}

/** The key facts of a vacancy. Server only, see `formatSalary`. */
export function vacancyFacts(career: Vacancy): VacancyFact[] {
  const { salary, locations, remoteCountries, workplace } = career
  const facts = [
    { term: m.career_fact_salary(), value: salary && formatSalary(salary) },
    { term: m.career_fact_department(), value: career.department.title },
    { term: m.career_fact_locations(), value: list(locations, 'disjunction') },
    { term: m.career_fact_workplace(), value: workplaceLabels[workplace]() },
    {
      term: m.career_fact_countries(),
      value: list(remoteCountries.map(countryName), 'disjunction'),
    },
    { term: m.career_fact_type(), value: employmentTypeLabels[career.employmentType]() },
    { term: m.career_fact_seniority(), value: seniorityLabels[career.seniority]() },
    {
      term: m.career_fact_posted(),
      value: formatDate(career.postedOn),
      date: day(career.postedOn),
    },
    lastDay(career),
  ]
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))
}

function lastDay({ closesOn, closed }: Vacancy): VacancyFact {
  return {
    term: closed ? m.career_fact_closed() : m.career_fact_closes(),
    value: closesOn ? formatDate(closesOn) : m.career_open_until_filled(),
    date: closesOn && day(closesOn),
  }
}

const day = (date: string) => date.slice(0, 10)

function list(items: string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat(getLocale(), { type }).format(items)
}

function countryName(code: string): string {
  return new Intl.DisplayNames(getLocale(), { type: 'region' }).of(code) ?? code
}
