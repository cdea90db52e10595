import type { SampleGlobals } from '../types.ts'
import { globals } from './globals.ts'

/**
 * What takes the place of the sample's words where a field may not be empty: true of any company,
 * and promising nothing. Every other field of the sample is emptied. A page that is not listed
 * gets its name as heading.
 */
export const neutralGlobals = {
  company: {
    name: 'Our company',
    tagline: 'Welcome to our website.',
  },
  home: {
    hero: { heading: 'Welcome' },
    clients: { heading: 'Companies we work for' },
    services: { heading: 'What we do' },
    projects: { heading: 'Our work' },
    process: { heading: 'How we work' },
    team: { heading: 'Our team' },
    careers: { heading: 'Open positions' },
    closing: { heading: 'Tell us what you need' },
  },
  'services-page': {
    heading: 'Services and work',
    workHeading: 'Our work',
    faqHeading: 'Questions and answers',
  },
  about: { heading: 'About us', teamHeading: 'The team' },
  'careers-page': {
    heading: 'Careers',
    whyHeading: 'Why work here',
    openHeading: 'Open positions',
    speculative: {
      heading: 'Nothing here that fits',
      text: 'Write to us anyway and tell us what you would like to work on.',
    },
    application: {
      answerTime: 'We answer by email.',
      consentText: withoutPolicy(globals['careers-page'].application.consentText),
      consentVersion: '1',
    },
  },
  'insights-page': { heading: 'Insights' },
  'hire-us': {
    heading: 'Tell us what you need',
    answerTime: 'We answer by email.',
    consentText: withoutPolicy(globals['hire-us'].consentText),
    consentVersion: '1',
  },
} satisfies { [Slug in keyof SampleGlobals]?: object }

/** The policy went with the sample. */
function withoutPolicy(consent: string): string {
  return consent.replace(', as the Privacy Policy describes', '')
}
