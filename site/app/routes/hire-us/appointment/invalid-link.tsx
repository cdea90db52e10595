import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'

/** The page for an unknown or expired link. */
export function InvalidLink({ reason, phone }: { reason: 'unknown' | 'expired'; phone: string }) {
  const isExpired = reason === 'expired'
  return (
    <PageHeader
      title={isExpired ? m.appointment_expired_title() : m.appointment_unknown_title()}
      lead={
        isExpired ? (
          m.appointment_expired_text()
        ) : (
          <LinkedPhone text={m.appointment_unknown_text({ phone })} phone={phone} />
        )
      }
    >
      <ButtonLink to="/hire-us">{m.appointment_again()}</ButtonLink>
    </PageHeader>
  )
}

/** Renders the text with the company's phone number, if it has one, as a link. */
function LinkedPhone({ text, phone }: { text: string; phone: string }) {
  if (!/\d/.test(phone)) return text
  const [before, after] = text.split(phone)
  return (
    <>
      {before}
      <PageLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</PageLink>
      {after}
    </>
  )
}
