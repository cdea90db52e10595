import type { EmployeeContent } from '~/content.server/employee.ts'
import { m } from '~/paraglide/messages.js'
import { Cards } from '~/ui/page/grid.tsx'
import { Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/project-card.tsx'

/** The projects that somebody was in the team of. */
export function WorkedOn({ projects }: Pick<EmployeeContent, 'projects'>) {
  if (projects.length === 0) return null
  return (
    <Section title={m.employee_projects()} className="worked-on">
      <Cards columns={3}>
        {projects.map(({ slug, title, summary, client, cover }) => (
          <li key={slug}>
            <ProjectCard
              to={`/services/${slug}`}
              title={title}
              summary={summary}
              client={client}
              cover={cover}
              sizes="(min-width: 1300px) 379px, (min-width: 768px) 45vw, 100vw"
            />
          </li>
        ))}
      </Cards>
    </Section>
  )
}
