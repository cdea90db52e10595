import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** All screens of the site, matching the table of routes in the specification. */
export default [
  layout('layout/layout.tsx', [
    index('routes/home/home.tsx'),
    route('services', 'routes/projects/services.tsx'),
    route('services/:id', 'routes/projects/project.tsx'),
    route('careers', 'routes/vacancies/vacancies.tsx'),
    route('careers/:id', 'routes/vacancies/vacancy.tsx'),
    route('apply', 'routes/careers/apply/open-application.tsx'),
    route('job-alerts', 'routes/careers/job-alerts/job-alerts.tsx'),
    route('job-alerts/confirm', 'routes/careers/job-alerts/confirm.tsx'),
    route('job-alerts/unsubscribe', 'routes/careers/job-alerts/unsubscribe.tsx'),
    route('about-us', 'routes/team/about-us.tsx'),
    route('about-us/:id', 'routes/team/employee.tsx'),
    route('hire-us', 'routes/hire-us/hire-us.tsx'),
    route('hire-us/appointment', 'routes/hire-us/appointment/appointment.tsx'),
    route('legal/:id', 'routes/legal/legal-page.tsx'),
    route('not-found', 'routes/not-found/not-found.tsx'),
    ...(process.env.NODE_ENV === 'development'
      ? [route('dev/ui', 'routes/dev-ui/dev-ui.tsx')]
      : []),
  ]),
  route('hire-us/appointment.ics', 'routes/hire-us/appointment/calendar-file.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('*', 'routes/not-found/unknown-path.ts'),
] satisfies RouteConfig
