import { Section } from '~/ui/page/section.tsx'
import { Figures } from '~/ui/show/figures.tsx'
import { Stepper } from '~/ui/show/stepper.tsx'
import { figures, long, steps } from './samples.ts'
import { Stack } from './stack.tsx'

const counts = [1, 2, 3, 4, 5, 6]

/** Figures and steps in every count that the admin allows. */
export function NumberStates() {
  return (
    <>
      <Section tone="surface" title="Figures" lead="On a raised surface.">
        <Stack>
          {counts.map((count) => (
            <Figures key={count} items={figures.slice(0, count)} />
          ))}
          <Stack title="With words, and as long as they may be">
            <Figures items={[{ value: '4.8 years', label: long.text }, ...figures.slice(0, 3)]} />
            <Figures
              items={[{ value: '1,000,000 trips', label: 'a month' }, ...figures.slice(0, 3)]}
            />
          </Stack>
        </Stack>
      </Section>
      <Section title="Steps">
        <Stack>
          {counts.map((count) => (
            <Stepper key={count} items={steps.slice(0, count)} />
          ))}
          <Stack title="Without durations, and long">
            <Stepper
              items={[
                { title: 'Talk' },
                { title: long.word, text: long.text },
                { title: long.title, text: long.text, note: long.role },
              ]}
            />
          </Stack>
        </Stack>
      </Section>
    </>
  )
}
