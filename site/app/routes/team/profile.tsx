import { aboutUsPath, teamPath } from '@vitrina/content/paths.ts'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Breadcrumb } from '~/ui/page/page-header.tsx'
import { Facts, Tags } from '~/ui/show/lists.tsx'
import { PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { Eyebrow, fittingSize, Heading, Lead, Prose } from '~/ui/type/text.tsx'
import type { EmployeeContent } from './employee.server.ts'

/** Portrait, name and role, then the text and the facts. */
export function Profile(employee: EmployeeContent) {
  const { name, role, portrait, department, bioHtml } = employee
  const breadcrumb = [{ label: m.employee_breadcrumb(), to: aboutUsPath }, { label: name }]
  return (
    <article className="container profile">
      <header>
        <Breadcrumb items={breadcrumb} />
        {department && (
          <Eyebrow>
            <PageLink to={teamPath(department.slug)}>{department.title}</PageLink>
          </Eyebrow>
        )}
        <Heading level={1} size={fittingSize(name, 'title')}>
          {name}
        </Heading>
        <Lead>{role}</Lead>
      </header>
      <PictureOrPlaceholder
        image={portrait}
        name={name}
        sizes="(min-width: 1300px) 480px, (min-width: 768px) 38vw, 100vw"
        ratio="4:5"
        priority
        transition="transition-portrait"
      />
      {bioHtml && (
        <div className="profile-text">
          <h2 className="visually-hidden">{m.employee_profile()}</h2>
          <Prose html={bioHtml} />
        </div>
      )}
      <ProfileFacts {...employee} />
    </article>
  )
}

/** Skills, languages, links and the year of joining; missing values are left out. */
function ProfileFacts({ skills, languages, links, joinedIn }: EmployeeContent) {
  const facts = [
    skills.length > 0 && { term: m.employee_skills(), value: <Tags items={skills} /> },
    languages.length > 0 && {
      term: m.employee_languages(),
      value: (
        <ul className="profile-languages">
          {languages.map(({ language, level }) => (
            <li key={language}>
              {language} <span>{languageLevelLabels[level]()}</span>
            </li>
          ))}
        </ul>
      ),
    },
    joinedIn != null && { term: m.employee_joined(), value: joinedIn },
    links.length > 0 && {
      term: m.employee_links(),
      value: (
        <ul className="profile-links">
          {links.map(({ kind, url }) => (
            <li key={url}>
              <PageLink to={url} newTab>
                {linkLabels[kind]()}
              </PageLink>
            </li>
          ))}
        </ul>
      ),
    },
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <div className="profile-facts">
      <Facts items={facts} />
    </div>
  )
}

/** Labels of an employee's language levels. */
const languageLevelLabels = {
  native: m.employee_level_native,
  fluent: m.employee_level_fluent,
  working: m.employee_level_working,
  basic: m.employee_level_basic,
}

/** Labels of the links to an employee's profiles on other sites. */
const linkLabels = {
  linkedin: m.employee_link_linkedin,
  github: m.employee_link_github,
  dribbble: m.employee_link_dribbble,
  website: m.employee_link_website,
}
