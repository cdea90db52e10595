import { vacancyListPath } from '@vitrina/content/paths.ts'
import { Form, useNavigation } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'

type AskProps = {
  title: string
  text: string
  action: string
  /** Set if the action has failed: the email address to write to. */
  failed?: { email: string }
}

/** Asks before it acts: email programs prefetch links, so the link alone must change nothing. */
export function AskPage({ title, text, action, failed }: AskProps) {
  const { state } = useNavigation()
  return (
    <PageHeader size="large" title={title} lead={text}>
      {failed && (
        <FormMessage tone="error" title={m.job_alerts_failed_title()}>
          {m.job_alerts_failed_text(failed)}
        </FormMessage>
      )}
      {/* Posts to the current URL, including its token. */}
      <Form method="post">
        <Button type="submit" size="large" busy={state === 'submitting'}>
          {action}
        </Button>
      </Form>
    </PageHeader>
  )
}

export function DonePage({ title, text }: { title: string; text: string }) {
  return (
    <PageHeader size="large" title={title} lead={text}>
      <ButtonLink to={vacancyListPath()}>{m.job_alerts_vacancies()}</ButtonLink>
    </PageHeader>
  )
}

/** The page for a link that is truncated, modified or expired. */
export function WrongLinkPage({ expired }: { expired: boolean }) {
  return (
    <PageHeader
      size="large"
      title={expired ? m.job_alerts_link_expired_title() : m.job_alerts_link_wrong_title()}
      lead={expired ? m.job_alerts_link_expired_text() : m.job_alerts_link_wrong_text()}
    >
      <ButtonLink to="/job-alerts">{m.job_alerts_ask_again()}</ButtonLink>
    </PageHeader>
  )
}
