import { Button, Link, Section, Text } from 'react-email'
import { EmailLayout, emailButton, emailStyles } from '../email/layout.tsx'
import type { EmailCompany } from '../email/recipients.ts'

/** `choice`: what was subscribed to, as text. */
type JobAlertConfirmData = { company: EmailCompany; choice: string; confirmUrl: string }

type JobAlertDigestData = {
  company: EmailCompany
  vacancies: {
    title: string
    /** Department, workplace and locations, in one line. */
    details: string
    summary: string
    url: string
  }[]
  unsubscribeUrl: string
}

/** Asks a subscriber to confirm a job alert. */
export function JobAlertConfirm({ company, choice, confirmUrl }: JobAlertConfirmData) {
  return (
    <EmailLayout
      company={company}
      heading="Confirm your job alert"
      preview="One press, and we write when a position opens that fits."
    >
      <Text style={emailStyles.text}>
        {company.name} was asked, most likely by you, to write to this address when a position
        opens. What you would hear of: {choice}. One mail a day at most.
      </Text>
      <Text style={emailStyles.text}>
        <Button href={confirmUrl} style={emailButton}>
          Confirm the job alert
        </Button>
      </Text>
      <Text style={emailStyles.text}>
        If the button does not work, open this address:{' '}
        <Link href={confirmUrl} style={{ ...emailStyles.link, wordBreak: 'break-all' }}>
          {confirmUrl}
        </Link>
      </Text>
      <Text style={emailStyles.text}>
        The link works for three days. If it was not you, do nothing: until it is confirmed, we have
        stored no alert and will not write again.
      </Text>
    </EmailLayout>
  )
}

/** Lists the vacancies published since the subscriber's last email. */
export function JobAlertDigest(email: JobAlertDigestData) {
  const { company, vacancies, unsubscribeUrl } = email
  const [first] = vacancies
  return (
    <EmailLayout
      company={company}
      heading={vacancies.length === 1 ? 'A new position' : `${vacancies.length} new positions`}
      preview={first ? `${first.title}, ${first.details}` : ''}
    >
      {vacancies.map(({ title, details, summary, url }) => (
        <Section key={url} style={{ marginBottom: '24px' }}>
          <Text style={{ ...emailStyles.text, margin: 0, fontWeight: 650 }}>
            <Link href={url} style={emailStyles.link}>
              {title}
            </Link>
          </Text>
          <Text style={emailStyles.quiet}>{details}</Text>
          <Text style={{ ...emailStyles.text, margin: 0 }}>{summary}</Text>
        </Section>
      ))}
      <Text style={emailStyles.quiet}>
        You asked us to write when a position opens, once a day at most.{' '}
        <Link href={unsubscribeUrl} style={emailStyles.link}>
          Stop these mails
        </Link>
      </Text>
    </EmailLayout>
  )
}
