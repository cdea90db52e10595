import { Button } from 'react-email'
import { EmailLayout, emailButton, type Localized, Paragraph } from '../email/layout.tsx'
import { type EmailCompany, staffText } from '../email/recipients.ts'
import { type EmailWording, translate } from '../i18n/translate.ts'
import { settings } from '../settings.ts'
import { tokenOf } from './sign-in/password-link.ts'

type InvitationData = {
  company: EmailCompany
  name: string
  email: string
  inviter: string
  /** The last day on which the link works, as text. */
  until: string
  /** Of the link, which is completed only while the email is sent. */
  nonce: string
}

export function StaffInvitation({ locale, ...email }: Localized<InvitationData>) {
  const { company, inviter, nonce, ...values } = email
  const say = (text: EmailWording) =>
    translate(text, locale, { ...values, inviter, company: company.name })
  return (
    <EmailLayout
      company={company}
      heading={say('Your account in the admin')}
      locale={locale}
      preview={say('{inviter} has made an account for you.')}
    >
      <Paragraph>{say('Hello {name},')}</Paragraph>
      <Paragraph>
        {say(
          '{inviter} has made an account for you in the admin of the website of {company}. Choose a password; from then on, you sign in with it and your address {email}.',
        )}
      </Paragraph>
      <Paragraph>
        <Button
          href={`${settings.ADMIN_URL}/admin/invitation/${tokenOf(nonce)}`}
          style={emailButton}
        >
          {say('Choose a password')}
        </Button>
      </Paragraph>
      <Paragraph>
        {say(
          'The link works once, until {until}. If you did not expect this email, you need not do anything.',
        )}
      </Paragraph>
    </EmailLayout>
  )
}

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
