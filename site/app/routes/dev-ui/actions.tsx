import { toast } from '~/layout/toast.ts'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { Section } from '~/ui/page/section.tsx'
import { long } from './samples.ts'
import { Stack } from './stack.tsx'

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
          <ArrowLink to="/services" back>
            All projects
          </ArrowLink>
          <ArrowLink to="https://stejar.example" newTab>
            Visit the product
          </ArrowLink>
          <Icon name="compass" size="small" />
          <Icon name="compass" />
          <Icon name="compass" size="large" />
        </div>
        <div className="actions">
          <ButtonLink to="/hire-us">{long.title}</ButtonLink>
          <Button wide>As wide as there is room</Button>
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
