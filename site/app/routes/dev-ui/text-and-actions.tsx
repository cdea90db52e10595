import { toast } from '~/layout/toast/toast.tsx'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Heading, Lead, Prose, Quote } from '~/ui/type/text.tsx'
import { client, long, Stack, words } from './samples.tsx'

export function Actions() {
  return (
    <Section eyebrow="action/" title="Buttons and links">
      <Stack>
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <div className="actions" key={variant}>
            <Button variant={variant} size="large" icon="calendar">
              Large
            </Button>
            <Button variant={variant} iconEnd="arrow-right">
              Medium
            </Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} busy>
              Sending
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <div className="actions">
          <ArrowLink to="/services">All projects</ArrowLink>
          <ArrowLink to="https://stejar.example" newTab>
            Visit the product
          </ArrowLink>
          <Icon name="compass" size="small" />
          <Icon name="compass" />
          <Icon name="compass" size="large" />
        </div>
        <div className="actions">
          <ButtonLink to="/hire-us">{long.title}</ButtonLink>
          <ArrowLink to="/services">{long.title}</ArrowLink>
        </div>
        <div className="actions">
          {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              size="small"
              onClick={() =>
                toast({ tone, message: `A toast: ${tone}`, description: 'Says more.' })
              }
            >
              Toast: {tone}
            </Button>
          ))}
        </div>
      </Stack>
    </Section>
  )
}

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
        <Prose html={prose} />
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

const prose = `<p>Body text in Onest, with <a href="/services">a link to the services</a>,
<strong>strong words</strong> and <em>stressed ones</em>. Română: țări și învățătură.
Русский: дуб растёт медленно.</p>
<h3>A heading in running text</h3>
<ul><li>First point</li><li>Second point, with a bit more to say than the first one had</li></ul>
<ol><li>First step</li><li>Second step</li></ol>
<blockquote>A quoted paragraph.</blockquote>`
