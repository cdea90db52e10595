import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { Container } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Facts } from '~/ui/show/facts.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { StandIn } from '~/ui/show/stand-in.tsx'
import { projectFacts } from './project-facts.tsx'

/** The title, then the cover beside a narrow column of facts. */
export function ProjectHero({ project }: { project: ProjectContent }) {
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: m.project_breadcrumb_services(), to: '/services' },
          { label: project.title },
        ]}
        title={project.title}
        lead={project.summary}
      />
      <Container className="project-opening">
        {project.cover ? (
          <Picture
            image={project.cover}
            sizes="(min-width: 1296px) 779px, (min-width: 1024px) 60vw, 92vw"
            ratio="16:10"
            priority
            transition="transition-cover"
          />
        ) : (
          <StandIn name={project.client} kind="work" ratio="16:10" transition="transition-cover" />
        )}
        <section className="project-facts" aria-label={m.project_facts_label()}>
          <Facts items={projectFacts(project)} />
        </section>
      </Container>
    </>
  )
}
