import { Button, Link, Section, Text } from 'react-email'
import { MailLayout, mailButton, mailStyles } from '../email/layout.tsx'
import type { MailData } from '../email/templates.ts'

/** Asks a subscriber to confirm a job alert. */
export function JobAlertConfirm({ company, choice, confirmUrl }: MailData['job-alert-confirm']) {
  return (
    <MailLayout
      company={company}
      heading="Confirm your job alert"
      preview="One press, and we write when a position opens that fits."
    >
      <Text style={mailStyles.text}>
        {company.name} was asked, most likely by you, to write to this address when a position
        opens. What you would hear of: {choice}. One mail a day at most.
      </Text>
      <Text style={mailStyles.text}>
        <Button href={confirmUrl} style={mailButton}>
          Confirm the job alert
        </Button>
      </Text>
      <Text style={mailStyles.text}>
        If the button does not work, open this address:{' '}
        <Link href={confirmUrl} style={{ ...mailStyles.link, wordBreak: 'break-all' }}>
          {confirmUrl}
        </Link>
      </Text>
      <Text style={mailStyles.text}>
        The link works for three days. If it was not you, do nothing: until it is confirmed, we have
        stored no alert and will not write again.
      </Text>
    </MailLayout>
  )
}

/** Lists the vacancies published since the subscriber's last email. */
export function JobAlertDigest({
  company,
  vacancies,
  unsubscribeUrl,
}: MailData['job-alert-digest']) {
  const [first] = vacancies
  return (
    <MailLayout
      company={company}
      heading={vacancies.length === 1 ? 'A new position' : `${vacancies.length} new positions`}
      preview={first ? `${first.title}, ${first.details}` : ''}
    >
      {vacancies.map(({ title, details, summary, url }) => (
        <Section key={url} style={{ marginBottom: '24px' }}>
          <Text style={{ ...mailStyles.text, margin: 0, fontWeight: 650 }}>
            <Link href={url} style={mailStyles.link}>
              {title}
            </Link>
          </Text>
          <Text style={mailStyles.quiet}>{details}</Text>
          <Text style={{ ...mailStyles.text, margin: 0 }}>{summary}</Text>
        </Section>
      ))}
      <Text style={mailStyles.quiet}>
        You asked us to write when a position opens, once a day at most.{' '}
        <Link href={unsubscribeUrl} style={mailStyles.link}>
          Stop these mails
        </Link>
      </Text>
    </MailLayout>
  )
}
