import type { EmployeeContent } from '~/content.server/employee.ts'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Facts } from '~/ui/show/facts.tsx'
import { Tags } from '~/ui/show/tag.tsx'
import { languageLevelLabels, linkLabels } from './employee-labels.ts'

type Props = {
  employee: Pick<EmployeeContent, 'skills' | 'languages' | 'links' | 'joinedIn'>
}

/** Skills, languages, links and the year of joining; missing values are left out. */
export function ProfileFacts({ employee: { skills, languages, links, joinedIn } }: Props) {
  const facts = [
    skills.length > 0 && { term: m.employee_skills(), value: <Tags items={skills} /> },
    languages.length > 0 && {
      term: m.employee_languages(),
      value: <Languages languages={languages} />,
    },
    joinedIn !== undefined && { term: m.employee_joined(), value: joinedIn },
    links.length > 0 && { term: m.employee_links(), value: <Links links={links} /> },
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <div className="profile-facts">
      <Facts items={facts} />
    </div>
  )
}

function Languages({ languages }: Pick<EmployeeContent, 'languages'>) {
  return (
    <ul className="profile-languages">
      {languages.map(({ language, level }) => (
        <li key={language}>
          {language} <span>{languageLevelLabels[level]()}</span>
        </li>
      ))}
    </ul>
  )
}

function Links({ links }: Pick<EmployeeContent, 'links'>) {
  return (
    <ul className="profile-links">
      {links.map(({ kind, url }) => (
        <li key={url}>
          <PageLink to={url} newTab>
            {linkLabels[kind]()}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
