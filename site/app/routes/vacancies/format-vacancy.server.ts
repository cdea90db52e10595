import type { SalaryContent, VacancyRowContent } from '~/content.server/cards.ts'
import { formatDate } from '~/format.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'
import type { VacancyContent } from './vacancy.server.ts'

/** A vacancy as a list row, with formatted texts. */
export type ListedVacancy = {
  slug: string
  title: string
  department: string
  /** Locations, workplace, type and level. */
  details: string[]
  salary?: string
}

/** Formats a vacancy as a list row. Server only, see `formatSalary`. */
export function listVacancy(vacancy: VacancyRowContent): ListedVacancy {
  return {
    slug: vacancy.slug,
    title: vacancy.title,
    department: vacancy.department.title,
    details: [
      ...vacancy.locations,
      workplaceLabels[vacancy.workplace](),
      employmentTypeLabels[vacancy.employmentType](),
      seniorityLabels[vacancy.seniority](),
    ],
    salary: vacancy.salary && formatSalary(vacancy.salary),
  }
}

export type VacancyGroup = { department: string; vacancies: ListedVacancy[] }

/** Groups the rows by department, in the order of each department's first row. */
export function groupByDepartment(vacancies: ListedVacancy[]): VacancyGroup[] {
  const groups = Map.groupBy(vacancies, ({ department }) => department)
  return [...groups].map(([department, rows]) => ({ department, vacancies: rows }))
}

const perPeriod: Record<SalaryContent['period'], (text: { amount: string }) => string> = {
  month: m.career_salary_month,
  year: m.career_salary_year,
  hour: m.career_salary_hour,
}

/**
 * Formats a salary, such as “€3,200 – €4,300 a month”. Call it on the server only: browsers format
 * ranges differently, which would cause hydration mismatches.
 */
export function formatSalary(salary: SalaryContent): string {
  return perPeriod[salary.period]({ amount: formatAmount(salary) })
}

function formatAmount({ min, max, currency }: SalaryContent): string {
  const money = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (min === undefined) return m.career_salary_up_to({ amount: money.format(max ?? 0) })
  if (max === undefined) return m.career_salary_from({ amount: money.format(min) })
  // formatRange would format a range with equal ends as “~€3,200”.
  if (min === max) return money.format(min)
  // The only line break allowed is after the dash.
  return money.formatRange(min, max).replace(/\s/g, '\u00a0').replace('–\u00a0', '– ')
}

type Vacancy = Omit<VacancyContent, 'similar'>

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
