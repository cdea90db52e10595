/** A screen whose answers are the same for everybody. */
export type KeptRoute = {
  /** As in app/routes.ts; `:id` stands for a slug. */
  path: string
  /** React Router's name, with which the browser asks for the data of this screen alone. */
  id: string
  /** The search parameters that change the page. All others are left out before it is rendered. */
  search?: readonly string[]
  /** Search parameters with which it is one visitor's own, or one of endlessly many: never kept. */
  never?: readonly string[]
  /** Rendered before anybody asks, whenever the memory was emptied. */
  main?: true
}

/**
 * Every screen that is kept in memory. Those with a form that carries a key of its own for each
 * visitor are not here; an answer that says `no-store` would not be kept even if they were.
 *
 * A parameter that a loader reads and nobody has listed would have no effect: a test compares.
 */
export const keptRoutes: readonly KeptRoute[] = [
  { path: '/', id: 'routes/home/home', main: true },
  {
    path: '/services',
    id: 'routes/services/services',
    search: ['service', 'page'],
    main: true,
  },
  { path: '/services/:id', id: 'routes/services/project' },
  {
    path: '/careers',
    id: 'routes/careers/careers',
    search: ['department', 'location', 'workplace', 'type', 'seniority', 'page'],
    never: ['q'],
    main: true,
  },
  { path: '/careers/:id', id: 'routes/careers/vacancy', never: ['applied'] },
  {
    path: '/about-us',
    id: 'routes/about-us/about-us',
    search: ['department', 'page'],
    main: true,
  },
  { path: '/about-us/:id', id: 'routes/about-us/employee' },
  { path: '/legal/:id', id: 'routes/legal/legal-page' },
  { path: '/not-found', id: 'routes/not-found/not-found' },
]

/** Every screen that is rendered for each visitor, and the search parameters that it reads. */
export const personalRoutes: Readonly<Record<string, readonly string[]>> = {
  '/apply': ['applied'],
  '/job-alerts': ['department', 'workplace'],
  '/job-alerts/confirm': ['token'],
  '/job-alerts/unsubscribe': ['token'],
  // The campaign is read in the browser.
  '/hire-us': ['about', 'appointment', 'days', 'received', 'utm_campaign'],
  '/hire-us/appointment': ['changed', 'token'],
}

/** With these no page is ever kept: a draft that somebody was allowed to see. */
export const neverKept: readonly string[] = ['preview']

/** What the home page and its links fetch: documents, and the data of navigations. */
export const mainPages: readonly string[] = keptRoutes
  .filter(({ main }) => main)
  .flatMap(({ path, id }) => [path, `${dataPath(path)}?_routes=${encodeURIComponent(id)}`])

/** Where React Router's browser side asks for the data of a page. */
function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}
