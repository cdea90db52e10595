import { EmailLayout, Paragraph } from '../email/layout.tsx'
import { type EmailCompany, staffText } from '../email/recipients.ts'

/** To the administrator who asked for it. */
export function TestEmail({ company }: { company: EmailCompany }) {
  return (
    <EmailLayout
      company={company}
      heading={staffText('Email works')}
      preview={staffText('A test of the email settings')}
    >
      <Paragraph>
        {staffText(
          'You asked for this email in the admin. It came the same way as every email to visitors and staff.',
        )}
      </Paragraph>
    </EmailLayout>
  )
}
