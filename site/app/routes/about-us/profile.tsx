import type { EmployeeContent } from '~/content.server/employee.ts'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Breadcrumb } from '~/ui/page/breadcrumb.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { StandIn } from '~/ui/show/stand-in.tsx'
import { fittingSize } from '~/ui/type/fitting-size.ts'
import { Eyebrow, Heading, Lead } from '~/ui/type/heading.tsx'
import { Prose } from '~/ui/type/prose.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { teamAddress } from './team-address.ts'

export type ProfileContent = Pick<
  EmployeeContent,
  | 'name'
  | 'role'
  | 'portrait'
  | 'department'
  | 'bioHtml'
  | 'skills'
  | 'languages'
  | 'links'
  | 'joinedIn'
>

/** Portrait, name and role, then the text and the facts. */
export function Profile({ employee }: { employee: ProfileContent }) {
  const { name, role, portrait, department, bioHtml } = employee
  const breadcrumb = [{ label: m.employee_breadcrumb(), to: '/about-us' }, { label: name }]
  return (
    <article className="container profile">
      <header>
        <Breadcrumb items={breadcrumb} />
        {department && (
          <Eyebrow>
            <PageLink to={teamAddress(department.slug)}>{department.title}</PageLink>
          </Eyebrow>
        )}
        <Heading level={1} size={fittingSize(name, 'title')}>
          {name}
        </Heading>
        <Lead>{role}</Lead>
      </header>
      {portrait ? (
        <Picture
          image={portrait}
          sizes="(min-width: 1300px) 480px, (min-width: 768px) 38vw, 100vw"
          ratio="4:5"
          priority
          transition="transition-portrait"
        />
      ) : (
        <StandIn name={name} ratio="4:5" transition="transition-portrait" />
      )}
      {bioHtml && (
        <div className="profile-text">
          <h2 className="visually-hidden">{m.employee_profile()}</h2>
          <Prose html={bioHtml} />
        </div>
      )}
      <ProfileFacts employee={employee} />
    </article>
  )
}
