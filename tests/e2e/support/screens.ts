import { closedVacancy, employee, project, sample, vacancy } from './sample.ts'

export type Screen = { name: string; path: string; heading: string; status: number }

const { home, services, careers, about, hireUs } = sample.globals

const screen = (name: string, path: string, heading: string, status = 200): Screen => ({
  name,
  path,
  heading,
  status,
})

/** Every screen of the specification's table of routes, in its order. */
export const screens: Screen[] = [
  screen('home', '/', home.hero.heading),
  screen('services', '/services', services.heading),
  screen('project details', `/services/${project.slug}`, project.title),
  screen('careers', '/careers', careers.heading),
  screen('career details', `/careers/${vacancy.slug}`, vacancy.title),
  screen('about-us', '/about-us', about.heading),
  screen('employee details', `/about-us/${employee.slug}`, employee.name),
  screen('hire-us', '/hire-us', hireUs.heading),
  screen('not-found', '/not-found', 'This page does not exist', 404),
]

/** What the screens become with another address: filtered, without a match, closed. */
export const states: Pick<Screen, 'name' | 'path'>[] = [
  { name: 'services with a filter applied', path: '/services?service=mobile-apps' },
  { name: 'careers with filters applied', path: '/careers?department=engineering&q=engineer' },
  { name: 'careers without a match', path: '/careers?q=zeppelin' },
  { name: 'a closed vacancy', path: `/careers/${closedVacancy.slug}` },
  { name: 'a question for job alerts', path: '/job-alerts?department=design' },
  { name: 'about-us with a filter applied', path: '/about-us?department=engineering' },
]

/** Every public page of the sample company. */
export const everyPage = [
  '/',
  '/services',
  ...sample.projects.map(({ slug }) => `/services/${slug}`),
  '/careers',
  ...sample.careers.map(({ slug }) => `/careers/${slug}`),
  '/apply',
  '/about-us',
  ...sample.employees.map(({ slug }) => `/about-us/${slug}`),
  '/hire-us',
]

/** The five pages of the menu, which are preloaded. */
export const mainPages = ['/', '/services', '/careers', '/about-us', '/hire-us']
