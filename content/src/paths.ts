/* Every public URL of the site. Nothing may run on import, so that browsers load what they use. */

export const homePath = '/'
export const servicesPath = '/services'
export const careersPath = '/careers'
export const applyPath = '/apply'
export const jobAlertsPath = '/job-alerts'
export const aboutUsPath = '/about-us'
export const hireUsPath = '/hire-us'
export const insightsPath = '/insights'
export const appointmentPath = '/hire-us/appointment'
export const searchPath = '/search'
export const notFoundPath = '/not-found'
const legalPath = '/legal'

/** No page: in links of the footer, it stands for the address of the company's portal, if any. */
export const employeePortalPath = '/employee-portal'

/** The pages of the menu: browsers preload them, and the cache renders its part in advance. */
export const mainPaths = [homePath, servicesPath, careersPath, aboutUsPath, hireUsPath]

/** Where a campaign's link says that a visit comes from. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign'] as const

type Page = {
  /** As in the route table: `:id` is a slug. */
  path: string
  /** The collection whose documents have this page. */
  collection?: string
  /** The global with the texts of the page. */
  global?: string
  /** Collections without pages of their own, shown on this one. */
  shows?: readonly string[]
  /** Search parameters that the page reads. All others are removed before rendering. */
  search?: readonly string[]
  /** Not the same for all visitors, so never cached: always, or with these search parameters. */
  personal?: true | readonly string[]
}

export const pages = {
  home: { path: homePath, global: 'home' },
  services: {
    path: servicesPath,
    global: 'services-page',
    shows: ['services', 'faqs'],
    search: ['service', 'industry', 'technology', 'filters', 'page'],
  },
  project: { path: `${servicesPath}/:id`, collection: 'projects' },
  careers: {
    path: careersPath,
    global: 'careers-page',
    search: ['department', 'location', 'workplace', 'type', 'seniority', 'page'],
    personal: ['q'],
  },
  vacancy: { path: `${careersPath}/:id`, collection: 'vacancies', personal: ['applied'] },
  apply: { path: applyPath, personal: true, search: ['applied', ...campaignParameters] },
  'job-alerts': { path: jobAlertsPath, personal: true, search: ['department', 'workplace'] },
  'job-alerts-confirm': { path: `${jobAlertsPath}/confirm`, personal: true, search: ['token'] },
  'job-alerts-unsubscribe': {
    path: `${jobAlertsPath}/unsubscribe`,
    personal: true,
    search: ['token'],
  },
  'about-us': { path: aboutUsPath, global: 'about', search: ['department', 'page'] },
  employee: { path: `${aboutUsPath}/:id`, collection: 'employees' },
  'hire-us': {
    path: hireUsPath,
    global: 'hire-us',
    personal: true,
    // Written out: browsers would load this whole table because of a spread.
    search: [
      'about',
      'appointment',
      'days',
      'received',
      'utm_source',
      'utm_medium',
      'utm_campaign',
    ],
  },
  appointment: { path: appointmentPath, personal: true, search: ['changed', 'token'] },
  insights: { path: insightsPath, global: 'insights-page', search: ['topic', 'page'] },
  article: { path: `${insightsPath}/:id`, collection: 'articles' },
  'legal-page': { path: `${legalPath}/:id`, collection: 'legal-pages' },
  search: { path: searchPath, search: ['page'], personal: ['q'] },
  // `show`: the number of the block that a visitor agreed to load from another site.
  page: { path: '/:id', collection: 'pages', search: ['show'] },
  'not-found': { path: notFoundPath, personal: ['from'] },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

/** The pages with an address of their own that links can lead to. */
export const fixedPages = [
  'home',
  'services',
  'about-us',
  'careers',
  'insights',
  'hire-us',
  'apply',
  'job-alerts',
  'search',
] as const satisfies PageId[]

export type CollectionWithPages = Extract<
  (typeof pages)[PageId],
  { collection: string }
>['collection']
export type GlobalWithPage = Extract<(typeof pages)[PageId], { global: string }>['global']

/** What the site serves besides pages. */
export const appointmentFilePath = `${appointmentPath}.ics`
export const manifestPath = '/manifest.webmanifest'
/** Icons that are made from the logo. */
export const emailLogoPath = '/logo.png'
export const iconPaths = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  emailLogoPath,
]
export const serviceWorkerPath = '/service-worker.js'
export const robotsPath = '/robots.txt'
export const llmsPath = '/llms.txt'
export const sitemapPath = '/sitemap.xml'
export const sitemapPartPath = '/sitemap/:file'
export const securityPath = '/.well-known/security.txt'
export const vacancyFeedPaths = [
  `${careersPath}/feed.atom`,
  `${careersPath}/feed.json`,
  `${careersPath}/feed.xml`,
]
export const searchDataPath = `${searchPath}.json`
export const projectFeedPath = `${servicesPath}/feed.atom`
export const mediaPath = '/media'
export const socialPath = '/social'
export const hydrationPath = '/hydration'
export const tokenPath = '/xsrf-token'
/** GET for the script that reports visits, POST for its reports. */
export const statisticsPath = '/statistics'

/** Paths at and below which the site and the admin serve something else, so no page can be there. */
const reservedPaths = [
  '/admin',
  '/api',
  '/assets',
  '/healthz',
  // The home page as Markdown is /index.md.
  '/index',
  '/readyz',
  '/sitemap',
  '/.well-known',
  robotsPath,
  llmsPath,
  sitemapPath,
  mediaPath,
  socialPath,
  hydrationPath,
  tokenPath,
  statisticsPath,
  manifestPath,
  serviceWorkerPath,
  appointmentFilePath,
]

export const isReserved = (path: string) =>
  reservedPaths.some((reserved) => path === reserved || path.startsWith(`${reserved}/`))

export const projectPath = (slug: string) => `${servicesPath}/${slug}`
export const vacancyPath = (slug: string) => `${careersPath}/${slug}`
export const employeePath = (slug: string) => `${aboutUsPath}/${slug}`
export const articlePath = (slug: string) => `${insightsPath}/${slug}`
export const pagePath = (slug: string) => `/${slug}`
export const legalPagePath = (slug: string) => `${legalPath}/${slug}`

/** Why no document can have its page at a path without the prefix of a language, if so. */
export function takenBy(
  path: string,
): 'a page of the site' | 'needed by the site itself' | undefined {
  if (allPages().some((page) => page.path === path)) return 'a page of the site'
  return isReserved(path) ? 'needed by the site itself' : undefined
}

/** The path of a page below the prefix of a language; the default language has none. */
export function pathInLanguage(path: string, prefix: string): string {
  return prefix && /^\/(?:[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path
}

/** The path of a document's page with another slug, if there is one. */
export function withSlug(path: string, slug: string | undefined): string {
  return slug ? path.slice(0, path.lastIndexOf('/') + 1) + slug : path
}

/** All pages, with their optional properties. */
export function allPages(): Array<Page & { id: PageId }> {
  return Object.entries<Page>(pages).map(([id, page]) => ({ ...page, id: id as PageId }))
}

export function collectionsWithPages(): CollectionWithPages[] {
  return allPages().flatMap(({ collection }) => collection ?? []) as CollectionWithPages[]
}

export function globalsWithPages(): GlobalWithPage[] {
  return allPages().flatMap(({ global }) => global ?? []) as GlobalWithPage[]
}

/** The path below which the documents of a collection have their pages, such as `/services`. */
export function folderOf(collection: CollectionWithPages): string
export function folderOf(collection: string): string | undefined
export function folderOf(collection: string): string | undefined {
  const page = allPages().find((candidate) => candidate.collection === collection)
  return page?.path.slice(0, -'/:id'.length)
}

/** The path of a link's target; `undefined` without a page, or if only the id is visible. */
export function referencePath(
  reference: { relationTo: string; value: unknown } | null | undefined,
): string | undefined {
  const { relationTo = '', value } = reference ?? {}
  const folder = folderOf(relationTo)
  const slug = typeof value === 'object' && value && 'slug' in value ? value.slug : undefined
  return folder !== undefined && slug ? `${folder}/${slug}` : undefined
}

/** The path of the page that shows a global, or documents that have no pages of their own. */
export function pathShowing(slug: string): string | undefined {
  const shows = ({ global, shows: collections = [] }: Page) =>
    global === slug || collections.some((collection) => collection === slug)
  return allPages().find(shows)?.path
}

/** The ids of sections that links lead to. */
export const workId = 'work'
export const faqId = 'faq'
export const faqPath = `${servicesPath}#${faqId}`
export const teamId = 'team'
export const vacanciesId = 'open-positions'

/** A service by its slug, an industry by its name in the default language, a technology by its name. */
export type WorkFilters = { [Name in 'service' | 'industry' | 'technology']?: string }

/** The services page with the projects of these filters, without the anchor of their list. */
export function workPage(filters: WorkFilters = {}, page?: number): string {
  return withSearch(servicesPath, { ...filters, page })
}

/** The same, at the list of projects. */
export function workPath(filters: WorkFilters = {}, page?: number): string {
  return `${workPage(filters, page)}#${workId}`
}

/** The about-us page with the team of one department, or with the whole team. */
export function teamPath(department?: string, page?: number): string {
  return `${withSearch(aboutUsPath, { department, page })}#${teamId}`
}

/** `q` has words to search for. */
export type VacancyFilters = {
  [Name in 'department' | 'location' | 'workplace' | 'type' | 'seniority' | 'q']?: string
}

/** The list of vacancies with these filters, on the careers page. */
export function vacancyListPath(filters: VacancyFilters = {}, page?: number): string {
  return `${withSearch(careersPath, { ...filters, page })}#${vacanciesId}`
}

/** A path with search parameters; empty ones are left out, and so is the first page's number. */
export function withSearch(path: string, parameters: Record<string, string | number | undefined>) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    const text = String(value ?? '').trim()
    if (text && !(name === 'page' && value === 1)) search.set(name, text)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** The page number in a URL; any invalid value counts as the first page. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}
