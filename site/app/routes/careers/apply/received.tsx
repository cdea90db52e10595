import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { useReceivedNews } from '~/ui/form/use-received-news.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { draftName } from './field-names.ts'

type Props = {
  reference: string
  answerTime: string
  /** None when somebody wrote without one. */
  position?: { title: string; slug: string }
}

/**
 * What applicants read once their application is stored: the same words whether or not the address
 * had sent one before, which is nobody's business but its owner's.
 */
export default function Received({ reference, answerTime, position }: Props) {
  const path = position ? `/careers/${position.slug}` : '/apply'
  useReceivedNews({
    message: m.application_received_toast(),
    reference,
    draft: draftName(path),
  })

  return (
    <PageHeader
      size="large"
      title={m.form_received_title()}
      eyebrow={position?.title}
      lead={
        <>
          <strong>{m.form_received_reference({ reference })}</strong> {answerTime}{' '}
          {m.application_received_mail()}{' '}
          {position ? m.application_received_replaces() : m.application_received_replaces_other()}
        </>
      }
    >
      <ButtonLink to="/careers">{m.career_all()}</ButtonLink>
      {position && (
        <ButtonLink to={path} variant="secondary">
          {m.application_received_back()}
        </ButtonLink>
      )}
    </PageHeader>
  )
}
