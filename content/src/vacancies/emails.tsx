import { Button, Section, Text } from 'react-email'
import {
  EmailLayout,
  emailButton,
  emailStyles,
  type Localized,
  linkTo,
  Markup,
  Paragraph,
} from '../email/layout.tsx'
import type { EmailCompany } from '../email/recipients.ts'
import { m } from '../paraglide/messages.js'

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

export function JobAlertConfirm(email: Localized<JobAlertConfirmData>) {
  const { company, choice, confirmUrl, locale } = email
  const link = m.job_alert_confirm_link.parts({ url: confirmUrl }, { locale })
  const linkStyle = { ...emailStyles.link, wordBreak: 'break-all' } as const
  return (
    <EmailLayout
      company={company}
      heading={m.job_alert_confirm_heading({}, { locale })}
      locale={locale}
      preview={m.job_alert_confirm_preview({}, { locale })}
    >
      <Paragraph>
        {m.job_alert_confirm_text({ company: company.name, choice }, { locale })}
      </Paragraph>
      <Paragraph>
        <Button href={confirmUrl} style={emailButton}>
          {m.job_alert_confirm_action({}, { locale })}
        </Button>
      </Paragraph>
      <Paragraph>
        <Markup parts={link} render={{ link: linkTo(confirmUrl, linkStyle) }} />
      </Paragraph>
      <Paragraph>{m.job_alert_confirm_note({}, { locale })}</Paragraph>
    </EmailLayout>
  )
}

/** Lists the vacancies published since the subscriber's last email. */
export function JobAlertDigest(email: Localized<JobAlertDigestData>) {
  const { company, vacancies, unsubscribeUrl, locale } = email
  const [first] = vacancies
  return (
    <EmailLayout
      company={company}
      heading={m.job_alert_digest_heading({ count: vacancies.length }, { locale })}
      locale={locale}
      preview={first ? `${first.title}, ${first.details}` : ''}
    >
      {vacancies.map(({ title, details, summary, url }) => (
        <Section key={url} style={{ marginBottom: '24px' }}>
          <Text style={{ ...emailStyles.text, margin: 0, fontWeight: 650 }}>
            {linkTo(url)(title)}
          </Text>
          <Text style={emailStyles.quiet}>{details}</Text>
          <Text style={{ ...emailStyles.text, margin: 0 }}>{summary}</Text>
        </Section>
      ))}
      <Text style={emailStyles.quiet}>
        <Markup
          parts={m.job_alert_digest_end.parts({}, { locale })}
          render={{ link: linkTo(unsubscribeUrl) }}
        />
      </Text>
    </EmailLayout>
  )
}
