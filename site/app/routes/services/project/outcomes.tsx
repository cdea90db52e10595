import type { ProjectContent } from '~/content.server/project.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Figures } from '~/ui/show/figures.tsx'

type OutcomesProps = Pick<ProjectContent, 'outcomes' | 'link'>

/** The project's results in figures, and a link to the live product. */
export function Outcomes({ outcomes, link }: OutcomesProps) {
  if (outcomes.length === 0 && !link) return null
  return (
    <Section
      title={m.project_outcomes()}
      tone="surface"
      action={
        link && (
          <ArrowLink to={link} newTab>
            {m.project_link({ host: hostOf(link) })}
          </ArrowLink>
        )
      }
    >
      {outcomes.length > 0 && <Figures items={outcomes} />}
    </Section>
  )
}

/** The host without `www.`; an invalid URL is returned unchanged. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
