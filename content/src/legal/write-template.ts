import type { Language } from '../i18n/languages.ts'
import { m } from '../paraglide/messages.js'
import templates from './templates.json' with { type: 'json' }

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
  emailHost?: string
  /** How long statistics are stored; absent while nothing is counted. */
  statisticsMonths?: number
}

export type LegalTemplate = keyof typeof templates

export const legalTemplates = Object.keys(templates) as LegalTemplate[]

type Section = Extract<keyof typeof m, `legal_${string}`>

/** Whether a section is left out. Only the script of the statistics stores the origin of a visit. */
function isLeftOut(section: Section, { emailHost, statisticsMonths }: LegalFacts): boolean {
  const needs: { [Name in Section]?: boolean } = {
    legal_storage_source: Boolean(statisticsMonths),
    legal_statistics_on: Boolean(statisticsMonths),
    legal_statistics_off: !statisticsMonths,
    legal_privacy_email_host: Boolean(emailHost),
    legal_privacy_email_unknown: !emailHost,
  }
  return needs[section] === false
}

/**
 * A legal page in Markdown. It states only what the settings say or the software does; everything
 * else is a blank in square brackets for staff to fill in.
 */
export function writeTemplate(template: LegalTemplate, locale: Language, facts: LegalFacts) {
  const values = {
    ...facts,
    address: facts.address || m.legal_blank_address({}, { locale }),
    email: facts.email || m.legal_blank_email({}, { locale }),
  }
  const write = (section: Section) => {
    const message = m[section] as (values: object, options: { locale: Language }) => string
    return message(values, { locale })
  }
  const [title = '', ...sections] = (templates[template] as Section[])
    .filter((section) => !isLeftOut(section, facts))
    .map(write)
  const text = [m.legal_draft({}, { locale }), ...sections].join('\n\n')
  // One list of the sections that are items.
  return { title, text: text.replace(/^(- .*)\n\n(?=- )/gm, '$1\n') }
}
