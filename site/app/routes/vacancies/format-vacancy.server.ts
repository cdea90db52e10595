import { slugsOf } from '@vitrina/content/i18n/content-language.ts'
import { vacancyPath } from '@vitrina/content/paths.ts'
import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { foreignLanguage, populatedOne, select } from '~/content.server/fields.ts'
import { formatDate } from '~/format.ts'
import { m } from '~/paraglide/messages.js'
import { baseLocale, getLocale } from '~/paraglide/runtime.js'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from './vacancy-labels.ts'

/** Fields that `listVacancy` needs; query with depth 1. */
export const listedVacancyFields = {
  ...select('slug', 'title', 'department', 'locations'),
  ...select('workplace', 'employmentType', 'seniority', 'salary'),
}

type ListedFields = Pick<Vacancy, keyof typeof listedVacancyFields>

/** Formats a vacancy as a list row. Server only, see `formatSalary`. */
export function listVacancy(vacancy: ListedFields) {
  const row = toRow(vacancy)
  return { ...row, details: [departmentOf(vacancy), ...row.details] }
}

const departmentOf = ({ department }: ListedFields) => populatedOne(department)?.title ?? ''

function toRow(vacancy: ListedFields) {
  return {
    to: vacancyPath(vacancy.slug),
    title: vacancy.title,
    lang: foreignLanguage(vacancy),
    details: [
      ...(vacancy.locations ?? []),
      workplaceLabels[vacancy.workplace](),
      employmentTypeLabels[vacancy.employmentType](),
      seniorityLabels[vacancy.seniority](),
    ],
    aside: formatSalary(vacancy.salary),
  }
}

/** The rows by department, in the order of each department's first row. */
export function groupByDepartment(vacancies: ListedFields[]) {
  const groups = Map.groupBy(vacancies, departmentOf)
  return [...groups].map(([department, group]) => ({ department, rows: group.map(toRow) }))
}

/** What job boards know a vacancy by: the same in all languages. */
export const jobNumber = (vacancy: { slug: string }): string =>
  slugsOf(vacancy)?.[baseLocale] ?? vacancy.slug

/** The salary of a vacancy, unless staff hide it or left it out. */
export function shownSalary(salary: Vacancy['salary']) {
  if (!salary?.shown || (salary.min == null && salary.max == null)) return undefined
  return {
    min: salary.min ?? undefined,
    max: salary.max ?? undefined,
    currency: salary.currency ?? 'EUR',
    period: salary.period ?? 'month',
  }
}

/**
 * Formats a salary, such as “€3,200 – €4,300 a month”. Call it on the server only: browsers format
 * ranges differently, which would cause hydration mismatches.
 */
export function formatSalary(salary: Vacancy['salary']): string | undefined {
  const shown = shownSalary(salary)
  return shown && m[`vacancy_salary_${shown.period}`]({ amount: formatAmount(shown) })
}

function formatAmount({ min, max, currency }: NonNullable<ReturnType<typeof shownSalary>>) {
  const money = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (min === undefined) return m.vacancy_salary_up_to({ amount: money.format(max ?? 0) })
  if (max === undefined) return m.vacancy_salary_from({ amount: money.format(min) })
  // formatRange would format a range with equal ends as “~€3,200”.
  if (min === max) return money.format(min)
  // A hyphen in Romanian. The only line break allowed is after the dash.
  return money
    .formatRange(min, max)
    .replace(/\s/g, '\u00a0')
    .replace(/\u00a0[-–]\u00a0/, '\u00a0– ')
}

/** The key facts of a vacancy; `date` is ISO. Server only, see `formatSalary`. */
export function vacancyFacts(
  vacancy: ListedFields & Pick<Vacancy, 'remoteCountries' | 'postedOn' | 'closesOn'>,
  closed: boolean,
) {
  const { department, locations, workplace, remoteCountries, postedOn, closesOn } = vacancy
  const countries = (workplace === 'remote' && remoteCountries) || []
  const facts: { term: string; value?: string; date?: string }[] = [
    { term: m.vacancy_fact_salary(), value: formatSalary(vacancy.salary) },
    { term: m.vacancy_fact_department(), value: populatedOne(department)?.title },
    { term: m.vacancy_fact_locations(), value: anyOf(locations ?? []) },
    { term: m.vacancy_fact_workplace(), value: workplaceLabels[workplace]() },
    { term: m.vacancy_fact_countries(), value: anyOf(countries.map(countryName)) },
    { term: m.vacancy_fact_type(), value: employmentTypeLabels[vacancy.employmentType]() },
    { term: m.vacancy_fact_seniority(), value: seniorityLabels[vacancy.seniority]() },
    { term: m.vacancy_fact_posted(), value: formatDate(postedOn), date: day(postedOn) },
    {
      term: closed ? m.vacancy_fact_closed() : m.vacancy_fact_closes(),
      value: closesOn ? formatDate(closesOn) : m.vacancy_open_until_filled(),
      date: closesOn ? day(closesOn) : undefined,
    },
  ]
  return facts.filter(({ value }) => value)
}

export const day = (date: string) => date.slice(0, 10)

const anyOf = (items: string[]) =>
  new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(items)

const countryName = (code: string) =>
  new Intl.DisplayNames(getLocale(), { type: 'region' }).of(code) ?? code
