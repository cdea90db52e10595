import type { AboutContent } from '~/content.server/about.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { Heading } from '~/ui/type/heading.tsx'

/** The company's values, each in large type on its own line. */
export function Values({ values }: Pick<AboutContent, 'values'>) {
  if (values.length === 0) return null
  return (
    <Section title={m.about_us_values()}>
      <ul className="values">
        {values.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3}>{title}</Heading>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
