import type { HomeContent } from '~/content.server/home.ts'
import { Section } from '~/ui/page/section.tsx'
import { Stepper } from '~/ui/show/stepper.tsx'

/** The steps of a project, with their durations. */
export function Process({ heading, steps }: HomeContent['process']) {
  if (steps.length === 0) return null
  return (
    <Section title={heading} className="home-process">
      <Stepper items={steps.map(({ duration, ...step }) => ({ ...step, note: duration }))} />
    </Section>
  )
}
