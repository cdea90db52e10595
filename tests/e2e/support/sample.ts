import { articles } from '../../../content/src/sample/data/articles.ts'
import { employees } from '../../../content/src/sample/data/employees.ts'
import { faqs } from '../../../content/src/sample/data/faqs.ts'
import { globals } from '../../../content/src/sample/data/globals.ts'
import { legalPages } from '../../../content/src/sample/data/legal-pages.ts'
import { pages } from '../../../content/src/sample/data/pages.ts'
import { projects } from '../../../content/src/sample/data/projects/index.ts'
import { services } from '../../../content/src/sample/data/services.ts'
import { careers } from '../../../content/src/sample/data/vacancies.ts'

/** The sample company, which the site shows while it is tested. */
export const sample = {
  articles,
  careers,
  employees,
  faqs,
  globals,
  legalPages,
  pages,
  projects,
  services,
}

export const { company } = globals

export const project = pick(projects, 'codru-fleet-map')
export const vacancy = pick(careers, 'backend-engineer-node')
export const closedVacancy = pick(careers, 'qa-engineer-internship')
export const article = pick(articles, 'one-payment-sent-twice')
export const employee = pick(employees, 'irina-sokolova')

/** The sample company's document with that slug. */
export function pick<Document extends { slug: string }>(
  documents: readonly Document[],
  slug: string,
): Document {
  const found = documents.find((document) => document.slug === slug)
  if (!found) throw new Error(`The sample company has no “${slug}”.`)
  return found
}
