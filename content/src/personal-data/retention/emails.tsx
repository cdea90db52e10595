import { Text } from 'react-email'
import { EmailLayout, emailStyles, linkTo, Paragraph, StaffText } from '../../email/layout.tsx'
import { type EmailCompany, staffText } from '../../email/recipients.ts'
import type { Inbox } from '../../inbox/inboxes.ts'

/** Upcoming erasures: only references and dates, no submitted text. */
export type RetentionEmailData = {
  company: EmailCompany
  /** `date`: the earliest date of the erasure, as text. */
  documents: Array<{ kind: Inbox; reference: string; date: string; url: string }>
  more: number
  lists: Array<{ kind: Inbox; url: string }>
}

const texts = {
  applications: {
    one: 'Application {reference}: from {date}',
    all: 'All applications, oldest first',
  },
  'consultation-requests': {
    one: 'Consultation request {reference}: from {date}',
    all: 'All consultation requests, oldest first',
  },
} as const

/** To the recipients of an inbox: what the daily job will erase soon, without personal data. */
export function RetentionNotice({ company, documents, more, lists }: RetentionEmailData) {
  return (
    <EmailLayout
      company={company}
      heading={staffText('Soon to be erased')}
      preview={staffText('What we keep no longer than our privacy policy says')}
    >
      <Paragraph>
        {staffText(
          'We promise people to keep what they send us no longer than we need it. These will be erased for good, with their files and emails. To keep one, open it and set “Keep until”.',
        )}
      </Paragraph>
      {documents.map(({ kind, reference, date, url }) => (
        <Text key={reference} style={emailStyles.text}>
          <StaffText
            values={{ reference: linkTo(url)(reference), date }}
            wording={texts[kind].one}
          />
        </Text>
      ))}
      {more > 0 && <Paragraph>{staffText('And {count} more.', { count: more })}</Paragraph>}
      {lists.map(({ kind, url }) => (
        <Text key={kind} style={emailStyles.text}>
          {linkTo(url)(staffText(texts[kind].all))}
        </Text>
      ))}
    </EmailLayout>
  )
}
