import { Link, Section, Text } from 'react-email'
import { MailLayout, mailStyles } from '../mail-layout.tsx'
import type { MailData } from '../templates.ts'

/** To a subscriber: what has opened since the last mail. */
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
