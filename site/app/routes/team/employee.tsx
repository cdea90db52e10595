import { employeePath, projectPath } from '@vitrina/content/paths.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import { listVacancy } from '~/routes/vacancies/format-vacancy.server.ts'
import { VacancyRows } from '~/routes/vacancies/vacancy-rows.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Cards } from '~/ui/page/grid.tsx'
import { Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/cards.tsx'
import type { Route } from './+types/employee.ts'
import { type EmployeeContent, getEmployee } from './employee.server.ts'
import { person } from './person.ts'
import { Profile } from './profile.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const found = await getEmployee(params.id)
  if (!found) throw await movedOrMissing(employeePath(params.id))
  const { vacancies, ...employee } = found
  return { employee, vacancies: vacancies.map(listVacancy) }
}

export const meta: Route.MetaFunction = (args) => {
  const employee = args.loaderData?.employee
  if (!employee) return pageMeta(args, { title: m.employee_breadcrumb() })
  const employer = args.matches[1].loaderData
  return [
    ...pageMeta(args, employee.seo),
    ...(employer ? [{ 'script:ld+json': person(employee, employer) }] : []),
  ]
}

/** The page of one team member. */
export default function EmployeePage({
  loaderData: { employee, vacancies },
}: Route.ComponentProps) {
  return (
    <>
      <Profile employee={employee} />
      <WorkedOn projects={employee.projects} />
      {vacancies.length > 0 && (
        <Section title={m.employee_vacancies()} layout="split">
          <VacancyRows vacancies={vacancies} departments />
        </Section>
      )}
      <Neighbours previous={employee.previous} next={employee.next} />
    </>
  )
}

/** The projects an employee worked on: a single one is large, several are two or three in a row. */
function WorkedOn({ projects }: Pick<EmployeeContent, 'projects'>) {
  if (projects.length === 0) return null
  return (
    <Section title={m.employee_projects()} layout={projects.length === 1 ? 'split' : 'stacked'}>
      <Cards columns={projects.length === 3 || projects.length > 4 ? 3 : 2}>
        {projects.map(({ slug, title, summary, client, cover }) => (
          <li key={slug}>
            <ProjectCard
              to={projectPath(slug)}
              title={title}
              summary={summary}
              client={client}
              cover={cover}
              sizes={projects.length === 1 ? wide : narrow}
            />
          </li>
        ))}
      </Cards>
    </Section>
  )
}

const wide = '(min-width: 1300px) 780px, (min-width: 900px) 61vw, 92vw'
const narrow = '(min-width: 768px) 45vw, 92vw'

type Neighbour = NonNullable<EmployeeContent['next']>

/** Links to the previous and the next team member. */
function Neighbours({ previous, next }: Pick<EmployeeContent, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="container neighbours" aria-label={m.employee_neighbours()}>
      {previous && <NeighbourLink {...previous} label={m.employee_previous()} rel="prev" />}
      {next && <NeighbourLink {...next} label={m.employee_next()} rel="next" />}
    </nav>
  )
}

function NeighbourLink({
  slug,
  name,
  role,
  label,
  rel,
}: Neighbour & { label: string; rel: string }) {
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
