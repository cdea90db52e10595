import './dev-ui.css'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk } from '~/ui/page/section.tsx'
import { CardStates, ListStates, NumberStates } from './cards-and-lists.tsx'
import { Forms } from './forms.tsx'
import { long } from './samples.tsx'
import { Actions, Typography } from './text-and-actions.tsx'

export const meta = () => [{ title: 'Design system' }]

/**
 * Every component in every state. The route exists in development only, so its texts are not
 * translated.
 */
export default function DevUi() {
  return (
    <>
      <PageHeader
        size="large"
        eyebrow="Design system"
        title="Software that grows as slowly and surely as oak"
        lead="One variable family, hairlines instead of boxes, and headings that carry the page. Every component stands below, in every state."
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Design system' }]}
      >
        <ButtonLink to="/hire-us" size="large" iconEnd="arrow-right">
          Schedule a Consultation
        </ButtonLink>
        <ButtonLink to="/services" size="large" variant="secondary">
          See our work
        </ButtonLink>
      </PageHeader>
      <Actions />
      <Typography />
      <CardStates />
      <ListStates />
      <NumberStates />
      <Forms />
      <PageHeader
        eyebrow="A long title, in a smaller size"
        title={long.title}
        lead={long.text}
        breadcrumb={[{ label: 'Careers', to: '/careers' }, { label: long.title }]}
      />
      <CallToTalk
        title="Tell us what you are planning"
        text="A person reads every message and answers within one working day."
        action={<ButtonLink to="/hire-us">Schedule a Consultation</ButtonLink>}
        secondary={<ArrowLink to="/services">See our work</ArrowLink>}
      />
    </>
  )
}
