import type { ReactNode } from 'react'
import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { workAddress } from '../work/work-address.ts'

const platformNames: Record<ProjectContent['platforms'][number], () => string> = {
  web: m.project_platform_web,
  ios: m.project_platform_ios,
  android: m.project_platform_android,
  desktop: m.project_platform_desktop,
  api: m.project_platform_api,
}

/** The formatted facts of a project, in display order; empty ones are left out. */
export function projectFacts(project: ProjectContent): Array<{ term: string; value: ReactNode }> {
  const platforms = project.platforms.map((platform) => platformNames[platform]())
  const facts = [
    { term: m.project_fact_client(), value: project.client },
    { term: m.project_fact_industry(), value: project.industry },
    { term: m.project_fact_year(), value: String(project.year) },
    { term: m.project_fact_duration(), value: months(project.durationMonths) },
    {
      term: m.project_fact_team(),
      value: m.project_fact_team_people({ count: project.teamSize }),
    },
    { term: m.project_fact_platforms(), value: commaList(platforms) },
    { term: m.project_fact_stack(), value: commaList(project.stack) },
  ]
  const services = {
    term: m.project_fact_services(),
    value: <ServiceLinks services={project.serviceLinks} />,
  }
  return [...facts.filter(({ value }) => value !== ''), services]
}

function ServiceLinks({ services }: { services: ProjectContent['serviceLinks'] }) {
  return (
    <ul>
      {services.map(({ slug, title }) => (
        <li key={slug}>
          <PageLink to={workAddress({ service: slug })}>{title}</PageLink>
        </li>
      ))}
    </ul>
  )
}

/** “11 months”, in the page's language. */
const months = (count: number) =>
  new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(count)

const commaList = (items: string[]) =>
  new Intl.ListFormat(getLocale(), { type: 'unit', style: 'long' }).format(items)
