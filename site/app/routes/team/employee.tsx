import { aboutUsPath, employeePath, teamPath } from '@vitrina/content/paths.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ProjectCards } from '~/routes/projects/project-cards.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Breadcrumb } from '~/ui/page/page-header.tsx'
import { RowSection } from '~/ui/page/section.tsx'
import { Facts, Tags } from '~/ui/show/lists.tsx'
import { PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { Eyebrow, fittingSize, Heading, Lead, Prose } from '~/ui/type/text.tsx'
import type { Route } from './+types/employee.ts'
import { type EmployeeContent, getEmployee } from './employee.server.ts'

export const loader = ({ params }: Route.LoaderArgs) => getEmployee(params.id)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.seo ?? { title: m.employee_breadcrumb() })

export default function EmployeePage({ loaderData: employee }: Route.ComponentProps) {
  const { projects, vacancies, articles, previous, next } = employee
  return (
    <>
      <Profile {...employee} />
      <ProjectCards title={m.employee_projects()} projects={projects} />
      <RowSection title={m.insights_title()} items={articles} />
      <RowSection title={m.employee_vacancies()} items={vacancies} />
      {(previous || next) && (
        <nav className="container neighbours" aria-label={m.employee_neighbours()}>
          {previous && <NeighbourLink {...previous} label={m.employee_previous()} rel="prev" />}
          {next && <NeighbourLink {...next} label={m.employee_next()} rel="next" />}
        </nav>
      )}
    </>
  )
}

function Profile(employee: EmployeeContent) {
  const { name, role, lang, portrait, department, bioHtml } = employee
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
        <Lead lang={lang}>{role}</Lead>
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
          <Prose html={bioHtml} lang={lang} />
        </div>
      )}
      <ProfileFacts {...employee} />
    </article>
  )
}

function ProfileFacts({ skills, languages, links, joinedIn }: EmployeeContent) {
  const languageList = languages.length > 0 && (
    <ul className="profile-languages">
      {languages.map(({ language, level }) => (
        <li key={language}>
          {language} <span>{level}</span>
        </li>
      ))}
    </ul>
  )
  const linkList = links.length > 0 && (
    <ul className="profile-links">
      {links.map(({ label, url }) => (
        <li key={url}>
          <PageLink to={url} newTab>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
  return (
    <Facts
      items={[
        { term: m.employee_skills(), value: skills.length > 0 && <Tags items={skills} /> },
        { term: m.employee_languages(), value: languageList },
        { term: m.employee_joined(), value: joinedIn },
        { term: m.employee_links(), value: linkList },
      ]}
    />
  )
}

type NeighbourProps = NonNullable<EmployeeContent['next']> & { label: string; rel: 'prev' | 'next' }

function NeighbourLink({ slug, name, role, label, rel }: NeighbourProps) {
  return (
    <PageLink
      to={employeePath(slug)}
      rel={rel}
      className={`neighbour neighbour-${rel}`}
      viewTransition
    >
      <span className="eyebrow">
        <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} size="small" />
        {label}
      </span>
      <span className="text-subheading">{name}</span>
      <span>{role}</span>
    </PageLink>
  )
}
