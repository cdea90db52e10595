import { employeePath } from '@vitrina/content/paths.ts'
import type { LayoutContent } from '~/layout/layout.server.ts'
import type { EmployeeContent } from './employee.server.ts'

type Employer = { layout: LayoutContent; siteUrl: string }

/** A team member as structured data: https://schema.org/Person. */
export function person(employee: EmployeeContent, { layout, siteUrl }: Employer) {
  const { slug, name, role, portrait, languages, links, skills } = employee
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: role,
    url: siteUrl + employeePath(slug),
    ...(portrait && { image: siteUrl + portrait.src }),
    worksFor: { '@type': 'Organization', name: layout.company.name, url: siteUrl },
    knowsLanguage: languages.map(({ language }) => language),
    knowsAbout: skills,
    sameAs: links.map(({ url }) => url),
  }
}
