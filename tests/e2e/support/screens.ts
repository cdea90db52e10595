import {
  aboutUsPath,
  allPages,
  appointmentPath,
  articlePath,
  type CollectionWithPages,
  careersPath,
  employeePath,
  hireUsPath,
  homePath,
  insightsPath,
  jobAlertsPath,
  mainPaths,
  notFoundPath,
  pages,
  projectPath,
  searchPath,
  servicesPath,
  vacancyPath,
} from '../../../content/src/paths.ts'
import { article, closedVacancy, employee, project, sample, vacancy } from './sample.ts'

export type Screen = { name: string; path: string; heading: string; status: number }

const { home, about } = sample.globals

const screen = (name: string, path: string, heading: string, status = 200): Screen => ({
  name,
  path,
  heading,
  status,
})

/** Every screen of the specification's table of routes, in its order. */
export const screens: Screen[] = [
  screen('home', homePath, home.hero.heading),
  screen('services', servicesPath, sample.globals['services-page'].heading),
  screen('project details', projectPath(project.slug), project.title),
  screen('careers', careersPath, sample.globals['careers-page'].heading),
  screen('career details', vacancyPath(vacancy.slug), vacancy.title),
  screen('about-us', aboutUsPath, about.heading),
  screen('employee details', employeePath(employee.slug), employee.name),
  screen('hire-us', hireUsPath, sample.globals['hire-us'].heading),
  screen('not-found', notFoundPath, 'This page does not exist', 404),
]

/** What the screens become with another address: filtered, without a match, closed. */
export const states: Pick<Screen, 'name' | 'path'>[] = [
  { name: 'services with a filter applied', path: `${servicesPath}?service=mobile-apps` },
  { name: 'services with all filters', path: `${servicesPath}?technology=SwiftUI` },
  {
    name: 'careers with filters applied',
    path: `${careersPath}?department=engineering&q=engineer`,
  },
  { name: 'careers without a match', path: `${careersPath}?q=zeppelin` },
  { name: 'a closed vacancy', path: vacancyPath(closedVacancy.slug) },
  { name: 'a question for job alerts', path: `${jobAlertsPath}?department=design` },
  { name: 'insights', path: insightsPath },
  { name: 'insights with a filter applied', path: `${insightsPath}?topic=hiring` },
  { name: 'an article', path: articlePath(article.slug) },
  { name: 'search with results', path: `${searchPath}?q=react` },
  { name: 'search without a result', path: `${searchPath}?q=zeppelin` },
  { name: 'about-us with a filter applied', path: `${aboutUsPath}?department=engineering` },
]

/** The sample company's documents with pages. Its legal pages are drafts, so there is none of them. */
const documents: Record<CollectionWithPages, ReadonlyArray<{ slug: string }>> = {
  projects: sample.projects,
  vacancies: sample.careers,
  employees: sample.employees,
  articles: sample.articles,
  pages: sample.pages,
  'legal-pages': [],
}

/** Pages that are not indexed: most show nothing without a token from an email. */
const hidden: readonly string[] = [
  jobAlertsPath,
  pages['job-alerts-confirm'].path,
  pages['job-alerts-unsubscribe'].path,
  appointmentPath,
  searchPath,
  notFoundPath,
]

/** Every indexed page of the sample company. */
export const everyPage = allPages()
  .filter(({ path }) => !hidden.includes(path))
  .flatMap(({ path, collection }) =>
    collection
      ? documents[collection as CollectionWithPages].map(({ slug }) => path.replace(':id', slug))
      : [path],
  )

/** Of these, the ones that are the same for all visitors. */
export const cachedPages = everyPage.filter(
  (path) => !allPages().some((page) => page.path === path && page.personal === true),
)

/** The five pages of the menu, which are preloaded. */
export { mainPaths as mainPages }
