import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { Quote } from '~/ui/type/quote.tsx'

/** The client's quote about the project. */
export function ClientWords(testimonial: NonNullable<ProjectContent['testimonial']>) {
  const { quote, name, role, company } = testimonial
  return (
    <Section aria-label={m.project_testimonial_label()} className="project-words">
      <Quote size="large" name={name} role={m.project_testimonial_role({ role, company })}>
        <p>{m.project_testimonial_quote({ quote })}</p>
      </Quote>
    </Section>
  )
}
