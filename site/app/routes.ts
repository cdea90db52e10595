import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { articleFeeds } from '@vitrina/content/insights/article-feeds.ts'
import {
  appointmentFilePath,
  iconPaths,
  llmsPath,
  manifestPath,
  type PageId,
  pages,
  projectFeedPath,
  robotsPath,
  searchDataPath,
  securityPath,
  serviceWorkerPath,
  sitemapPartPath,
  sitemapPath,
  vacancyFeedPaths,
} from '@vitrina/content/paths.ts'

/** The module of each page. The browser requests the data of a page by the page's id. */
const modules: Record<PageId, string> = {
  home: 'routes/home/home.tsx',
  services: 'routes/projects/services.tsx',
  project: 'routes/projects/project.tsx',
  careers: 'routes/vacancies/vacancies.tsx',
  vacancy: 'routes/vacancies/vacancy.tsx',
  apply: 'routes/careers/apply/open-application.tsx',
  'job-alerts': 'routes/careers/job-alerts/job-alerts.tsx',
  'job-alerts-confirm': 'routes/careers/job-alerts/confirm.tsx',
  'job-alerts-unsubscribe': 'routes/careers/job-alerts/unsubscribe.tsx',
  'about-us': 'routes/team/about-us.tsx',
  employee: 'routes/team/employee.tsx',
  'hire-us': 'routes/hire-us/hire-us.tsx',
  appointment: 'routes/hire-us/appointment/appointment.tsx',
  insights: 'routes/insights/insights.tsx',
  article: 'routes/insights/article.tsx',
  'legal-page': 'routes/legal/legal-page.tsx',
  search: 'routes/search/search.tsx',
  page: 'routes/pages/page.tsx',
  'not-found': 'routes/not-found/not-found.tsx',
}

export default [
  layout('layout/layout.tsx', { id: 'layout' }, [
    ...Object.entries(modules).map(([id, file]) => {
      const { path } = pages[id as PageId]
      return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id })
    }),
  ]),
  route(appointmentFilePath.slice(1), 'routes/hire-us/appointment/calendar-file.ts'),
  route(manifestPath.slice(1), 'routes/manifest.ts'),
  ...iconPaths.map((path) => route(path.slice(1), 'routes/icons.ts', { id: path.slice(1) })),
  route(serviceWorkerPath.slice(1), 'routes/offline/service-worker.ts'),
  route(robotsPath.slice(1), 'routes/search-engines/robots.ts'),
  route(llmsPath.slice(1), 'routes/search-engines/llms.ts'),
  route(securityPath.slice(1), 'routes/search-engines/security.ts'),
  route(sitemapPath.slice(1), 'routes/search-engines/sitemap.ts'),
  route(sitemapPartPath.slice(1), 'routes/search-engines/sitemap.ts', { id: 'sitemap-part' }),
  ...vacancyFeedPaths.map((path) =>
    route(path.slice(1), 'routes/feeds/vacancies.ts', { id: path.slice(1) }),
  ),
  route(projectFeedPath.slice(1), 'routes/feeds/projects.ts'),
  ...articleFeeds.map(({ path }) =>
    route(path.slice(1), 'routes/feeds/insights.ts', { id: path.slice(1) }),
  ),
  route(searchDataPath.slice(1), 'routes/search/search-data.ts'),
  route('*', 'routes/not-found/unknown-path.ts'),
] satisfies RouteConfig
