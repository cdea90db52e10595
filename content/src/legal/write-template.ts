import type { Language } from '../i18n/languages.ts'
import { m } from '../paraglide/messages.js'

/** What templates say about this site; empty where it is not known. */
export type LegalFacts = {
  company: string
  address: string
  email: string
  /** The host of the site, such as `www.company.example`. */
  site: string
  applicationMonths: number
  consultationMonths: number
  emailMonths: number
  /** The host of the mail server. */
  emailHost?: string
  /** How long statistics are stored; absent while nothing is counted. */
  statisticsMonths?: number
}

type Section = Extract<keyof typeof m, `legal_${string}`>

/** The origin of a visit is stored only by the script of the statistics. */
const storage = ({ statisticsMonths }: LegalFacts): Section[] =>
  statisticsMonths ? ['legal_storage', 'legal_storage_source'] : ['legal_storage']

const statistics = ({ statisticsMonths }: LegalFacts): Section =>
  statisticsMonths ? 'legal_statistics_on' : 'legal_statistics_off'

const emailProvider = ({ emailHost }: LegalFacts): Section =>
  emailHost ? 'legal_privacy_email_host' : 'legal_privacy_email_unknown'

/** The title and the sections of each template, by the slug of its page. */
const templates = {
  privacy: (facts) => [
    'legal_privacy_title',
    'legal_privacy_intro',
    'legal_privacy_controller',
    'legal_privacy_visit',
    'legal_privacy_no_others',
    'legal_cookie',
    ...storage(facts),
    statistics(facts),
    'legal_privacy_consultation',
    'legal_privacy_application',
    'legal_privacy_alerts',
    'legal_privacy_recipients',
    emailProvider(facts),
    'legal_privacy_recipients_others',
    'legal_privacy_keep',
    'legal_privacy_keep_consultations',
    'legal_privacy_keep_applications',
    'legal_privacy_keep_emails',
    'legal_privacy_keep_alerts',
    'legal_privacy_keep_more',
    'legal_privacy_rights',
  ],
  terms: () => [
    'legal_terms_title',
    'legal_terms_intro',
    'legal_terms_who',
    'legal_terms_use',
    'legal_terms_requests',
    'legal_terms_content',
    'legal_terms_liability',
    'legal_terms_law',
    'legal_terms_changes',
  ],
  cookies: (facts) => [
    'legal_cookies_title',
    'legal_cookies_intro',
    'legal_cookie',
    ...storage(facts),
    statistics(facts),
    'legal_cookies_delete',
    'legal_cookies_contact',
  ],
} satisfies Record<string, (facts: LegalFacts) => [title: Section, ...Section[]]>

export type LegalTemplate = keyof typeof templates

export const legalTemplates = Object.keys(templates) as LegalTemplate[]

/**
 * A legal page in Markdown. It states only what the settings say or the software does; everything
 * else is a blank in square brackets for staff to fill in.
 */
export function writeTemplate(template: LegalTemplate, locale: Language, facts: LegalFacts) {
  const write = (section: Section) => {
    const message = m[section] as (values: object, options: { locale: Language }) => string
    return message(values, { locale })
  }
  const values = {
    ...facts,
    address: facts.address || m.legal_blank_address({}, { locale }),
    email: facts.email || m.legal_blank_email({}, { locale }),
  }
  const [title, ...sections] = templates[template](facts)
  const text = ['legal_draft' as const, ...sections].map(write).join('\n\n')
  // One list of the sections that are items.
  return { title: write(title), text: text.replace(/^(- .*)\n\n(?=- )/gm, '$1\n') }
}
