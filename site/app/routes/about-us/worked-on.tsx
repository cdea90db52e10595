import type { EmployeeContent } from '~/content.server/employee.ts'
import { m } from '~/paraglide/messages.js'
import { Cards } from '~/ui/page/grid.tsx'
import { Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/project-card.tsx'

/** The projects an employee worked on: a single one is large, several are two or three in a row. */
export function WorkedOn({ projects }: Pick<EmployeeContent, 'projects'>) {
  if (projects.length === 0) return null
  return (
    <Section title={m.employee_projects()} layout={projects.length === 1 ? 'split' : 'stacked'}>
      <Cards columns={projects.length === 3 || projects.length > 4 ? 3 : 2}>
        {projects.map(({ slug, title, summary, client, cover }) => (
          <li key={slug}>
            <ProjectCard
              to={`/services/${slug}`}
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
