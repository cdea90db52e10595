import { Link, Text } from 'react-email'
import { Answers } from '../answers.tsx'
import { MailLayout, mailStyles } from '../mail-layout.tsx'
import type { MailData } from '../templates.ts'

/** To the recipients named in the careers page: somebody wants to work here. */
export function ApplicationNotice({
  reference,
  company,
  position,
  person,
  answers,
  possibleDuplicateOf,
  adminUrl,
}: MailData['application-notice']) {
  const what = position ? `applied for “${position}”` : 'written without a vacancy'
  return (
    <MailLayout
      company={company}
      heading={`${person.name} has ${what}`}
      preview={`${reference}: ${person.email}`}
    >
      <Text style={mailStyles.text}>
        Reference <strong>{reference}</strong>. Reply to this mail to write to {person.name}, or{' '}
        <Link href={adminUrl} style={mailStyles.link}>
          open the application in the admin
        </Link>
        .
      </Text>
      {possibleDuplicateOf && (
        <Text style={mailStyles.text}>
          Possible duplicate: the same address had already sent {possibleDuplicateOf}. Both are
          stored; anybody may have typed that address.
        </Text>
      )}
      <Answers answers={answers} />
    </MailLayout>
  )
}
