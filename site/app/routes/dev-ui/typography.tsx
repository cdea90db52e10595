import { Section } from '~/ui/page/section.tsx'
import { Heading, Lead } from '~/ui/type/heading.tsx'
import { Prose } from '~/ui/type/prose.tsx'
import { Quote } from '~/ui/type/quote.tsx'
import { client, long, portrait, words } from './samples.ts'
import { Stack } from './stack.tsx'

export function Typography() {
  return (
    <Section eyebrow="type/" title="Words" layout="split" lead="How text looks.">
      <Stack>
        <Heading level={2} size="display">
          Display
        </Heading>
        <Heading level={2} size="title">
          Title
        </Heading>
        <Heading level={2}>Heading</Heading>
        <Heading level={3}>Subheading</Heading>
        <Heading level={4}>Label</Heading>
        <Prose>
          <p>
            Body text in Onest, with <a href="/services">a link to the services</a>,{' '}
            <strong>strong words</strong> and <em>stressed ones</em>. Română: țări și învățătură.
            Русский: дуб растёт медленно.
          </p>
          <h3>A heading in running text</h3>
          <ul>
            <li>First point</li>
            <li>Second point, with a bit more to say than the first one had</li>
          </ul>
          <ol>
            <li>First step</li>
            <li>Second step</li>
          </ol>
          <blockquote>A quoted paragraph.</blockquote>
        </Prose>
        <Quote size="large" {...client} portrait={portrait}>
          {words}
        </Quote>
        <Quote {...client}>{words}</Quote>
        <Stack title="Long">
          <Heading level={3} size="heading">
            {long.word}
          </Heading>
          <Lead>
            {long.text} {long.word}
          </Lead>
          <Quote name={long.name} role={long.role}>
            {long.text}
          </Quote>
        </Stack>
      </Stack>
    </Section>
  )
}
