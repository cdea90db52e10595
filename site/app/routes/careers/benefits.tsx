import type { CareersContent } from '~/content.server/careers.ts'
import { Section } from '~/ui/page/section.tsx'
import { Heading } from '~/ui/type/heading.tsx'

/** Reasons to work here, in two columns. */
export function Benefits({ heading, benefits }: CareersContent['why']) {
  if (benefits.length === 0) return null
  return (
    <Section title={heading} layout="split">
      <ul className="benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="label">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
