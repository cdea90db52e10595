import { Link, Text } from 'react-email'
import { MailLayout, mailStyles } from '../../email/layout.tsx'
import type { MailData } from '../../email/templates.ts'

const names = {
  applications: { one: 'Application', all: 'All applications, oldest first' },
  'consultation-requests': {
    one: 'Consultation request',
    all: 'All consultation requests, oldest first',
  },
} as const

/** To the recipients of an inbox: what the daily job will erase soon, without personal data. */
export function RetentionNotice({ company, documents, more, lists }: MailData['retention-notice']) {
  return (
    <MailLayout
      company={company}
      heading="Soon to be erased"
      preview="What we keep no longer than our privacy policy says"
    >
      <Text style={mailStyles.text}>
        We promise people to keep what they send us no longer than we need it. These will be erased
        for good, with their files and mails. To keep one, open it and set “Keep until”.
      </Text>
      {documents.map(({ kind, reference, date, url }) => (
        <Text key={reference} style={mailStyles.text}>
          {names[kind].one}{' '}
          <Link href={url} style={mailStyles.link}>
            {reference}
          </Link>
          : from {date}
        </Text>
      ))}
      {more > 0 && <Text style={mailStyles.text}>And {more} more.</Text>}
      {lists.map(({ kind, url }) => (
        <Text key={kind} style={mailStyles.text}>
          <Link href={url} style={mailStyles.link}>
            {names[kind].all}
          </Link>
        </Text>
      ))}
    </MailLayout>
  )
}
