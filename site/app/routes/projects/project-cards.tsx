import { projectPath } from '@vitrina/content/paths.ts'
import type { ProjectCardContent } from '~/content.server/cards.ts'
import { Section } from '~/ui/page/section.tsx'
import { ProjectCard } from '~/ui/show/cards.tsx'

type ProjectCardsProps = { title: string; projects: ProjectCardContent[] }

/** A section with projects: a single one is large, several are two or three in a row. */
export function ProjectCards({ title, projects }: ProjectCardsProps) {
  if (projects.length === 0) return null
  return (
    <Section title={title} layout={projects.length === 1 ? 'split' : undefined}>
      <ul className={projects.length === 3 || projects.length > 4 ? 'cards' : 'cards cards-2'}>
        {projects.map(({ slug, outcome: _left, ...project }) => (
          <li key={slug}>
            <ProjectCard
              to={projectPath(slug)}
              {...project}
              sizes={projects.length === 1 ? wide : narrow}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const wide = '(min-width: 1300px) 780px, (min-width: 900px) 61vw, 92vw'
const narrow = '(min-width: 768px) 45vw, 92vw'
