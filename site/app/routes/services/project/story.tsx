import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { Prose } from '~/ui/type/prose.tsx'

/** Challenge, approach and result, as running text. */
export function Story({ project }: { project: ProjectContent }) {
  const chapters = [
    { title: m.project_challenge(), html: project.challengeHtml },
    { title: m.project_approach(), html: project.approachHtml },
    { title: m.project_result(), html: project.resultHtml },
  ]
  return chapters
    .filter(({ html }) => html !== '')
    .map(({ title, html }) => (
      <Section key={title} title={title} layout="split" className="project-chapter">
        <Prose html={html} />
      </Section>
    ))
}
