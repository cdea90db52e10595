import type { CareerContent } from '~/content.server/career.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { Stepper } from '~/ui/show/stepper.tsx'

/** The steps of the application process. */
export function VacancySteps({ steps }: { steps: CareerContent['process'] }) {
  if (steps.length === 0) return null
  const items = steps.map(({ title, duration, text }) => ({ title, note: duration, text }))
  return (
    <Section title={m.career_process()}>
      <Stepper items={items} />
    </Section>
  )
}
