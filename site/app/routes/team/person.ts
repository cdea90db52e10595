import type { MetaDescriptor } from 'react-router'
import type { LayoutContent } from '~/layout/layout.server.ts'
import type { EmployeeContent } from './employee.server.ts'

type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']
type Employee = Pick<
  EmployeeContent,
  'slug' | 'name' | 'role' | 'portrait' | 'languages' | 'links' | 'skills'
>
type Employer = { layout: LayoutContent; siteUrl: string }

/** A team member as structured data: https://schema.org/Person. */
export function person(employee: Employee, { layout, siteUrl }: Employer): LinkedData {
  const { slug, name, role, portrait, languages, links, skills } = employee
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: role,
    url: `${siteUrl}/about-us/${slug}`,
    ...(portrait && { image: siteUrl + portrait.src }),
    worksFor: { '@type': 'Organization', name: layout.company.name, url: siteUrl },
    knowsLanguage: languages.map(({ language }) => language),
    knowsAbout: skills,
    sameAs: links.map(({ url }) => url),
  }
}
