import type { ServicesContent } from '~/content.server/services.ts'
import { Section } from '~/ui/page/section.tsx'
import { Disclosure } from '~/ui/show/disclosure.tsx'
import { Prose } from '~/ui/type/prose.tsx'

/** Frequently asked questions; the slug of each question is its anchor. */
export function Questions({ heading, lead, questions }: ServicesContent['faq']) {
  if (questions.length === 0) return null
  return (
    <Section id="faq" title={heading} lead={lead} layout="split">
      {questions.map(({ slug, question, answerHtml }) => (
        <Disclosure key={slug} id={slug} summary={question}>
          <Prose html={answerHtml} />
        </Disclosure>
      ))}
    </Section>
  )
}
