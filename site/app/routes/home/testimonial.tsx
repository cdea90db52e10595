import type { HomeContent } from '~/content.server/home.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Quote } from '~/ui/type/quote.tsx'

/** A client's quote, with a link to the project. */
export function Testimonial(testimonial: NonNullable<HomeContent['testimonial']>) {
  const { quote, name, role, company, project } = testimonial
  return (
    <Section aria-label={m.home_testimonial_label()} className="home-testimonial">
      <Quote size="large" name={name} role={m.home_testimonial_role({ role, company })}>
        <p>{m.home_testimonial_quote({ quote })}</p>
      </Quote>
      {project && (
        <ArrowLink to={`/services/${project.slug}`}>{m.home_testimonial_project()}</ArrowLink>
      )}
    </Section>
  )
}
