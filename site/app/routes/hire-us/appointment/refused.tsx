import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'

/** What whoever has a link that opens nothing reads. */
export function Refused({ reason, phone }: { reason: 'unknown' | 'expired'; phone: string }) {
  const isExpired = reason === 'expired'
  return (
    <PageHeader
      title={isExpired ? m.appointment_expired_title() : m.appointment_unknown_title()}
      lead={isExpired ? m.appointment_expired_text() : m.appointment_unknown_text({ phone })}
    >
      <ButtonLink to="/hire-us">{m.appointment_again()}</ButtonLink>
    </PageHeader>
  )
}
