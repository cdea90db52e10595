import type { Confirmation as StoredSubmission } from '@vitrina/content/submissions/fields.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { useConfirmation } from '~/ui/form/submission.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { draftName } from './application-texts.ts'

type Props = StoredSubmission & {
  answerTime: string
  /** Undefined for an application without a vacancy. */
  vacancy?: { title: string; slug: string }
}

/** The confirmation; it must not reveal whether this email address has applied before. */
export default function Confirmation({ reference, confirmed, answerTime, vacancy }: Props) {
  const path = vacancy ? `/careers/${vacancy.slug}` : '/apply'
  useConfirmation({
    message: m.application_received_toast(),
    reference,
    draft: draftName(path),
  })

  return (
    <PageHeader
      size="large"
      title={m.form_received_title()}
      eyebrow={vacancy?.title}
      lead={
        <>
          <strong>{m.form_received_reference({ reference })}</strong> {answerTime}{' '}
          {confirmed ? m.application_received_mail() : m.confirmation_no_email()}
        </>
      }
    >
      <ButtonLink to="/careers">{m.vacancy_all()}</ButtonLink>
      {vacancy && (
        <ButtonLink to={path} variant="secondary">
          {m.application_received_back()}
        </ButtonLink>
      )}
    </PageHeader>
  )
}
