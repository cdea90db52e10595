import { Link, Text } from 'react-email'
import { EmailLayout, emailStyles } from '../../email/layout.tsx'
import type { EmailData } from '../../email/templates.ts'

const names = {
  applications: { one: 'Application', all: 'All applications, oldest first' },
  'consultation-requests': {
    one: 'Consultation request',
    all: 'All consultation requests, oldest first',
  },
} as const

/** To the recipients of an inbox: what the daily job will erase soon, without personal data. */
export function RetentionNotice({
  company,
  documents,
  more,
  lists,
}: EmailData['retention-notice']) {
  return (
    <EmailLayout
      company={company}
      heading="Soon to be erased"
      preview="What we keep no longer than our privacy policy says"
    >
      <Text style={emailStyles.text}>
        We promise people to keep what they send us no longer than we need it. These will be erased
        for good, with their files and emails. To keep one, open it and set “Keep until”.
      </Text>
      {documents.map(({ kind, reference, date, url }) => (
        <Text key={reference} style={emailStyles.text}>
          {names[kind].one}{' '}
          <Link href={url} style={emailStyles.link}>
            {reference}
          </Link>
          : from {date}
        </Text>
      ))}
      {more > 0 && <Text style={emailStyles.text}>And {more} more.</Text>}
      {lists.map(({ kind, url }) => (
        <Text key={kind} style={emailStyles.text}>
          <Link href={url} style={emailStyles.link}>
            {names[kind].all}
          </Link>
        </Text>
      ))}
    </EmailLayout>
  )
}
