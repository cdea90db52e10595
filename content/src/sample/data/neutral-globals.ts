import type { SampleGlobals } from '../types.ts'

/** Texts by global; in other languages, only of what visitors read. */
export type NeutralGlobals = { [Slug in keyof SampleGlobals]?: Record<string, unknown> }

/**
 * What takes the place of the sample's words: true of any company, and promising nothing. Every
 * other field of the sample is emptied.
 */
export const neutralGlobals = {
  company: {
    name: 'Our company',
    tagline: 'Welcome to our website.',
    copyrightStartYear: new Date().getFullYear(),
  },
  home: {
    hero: {
      heading: 'Welcome',
      lead: 'Tell us in a few sentences what you need, and we will write back.',
    },
    clients: { heading: 'Companies we work for' },
    services: { heading: 'What we do' },
    projects: { heading: 'Our work' },
    process: { heading: 'How we work' },
    team: { heading: 'Our team' },
    careers: { heading: 'Open positions' },
    closing: { heading: 'Tell us what you need', lead: 'A few sentences are enough to begin.' },
  },
  'services-page': {
    heading: 'Services and work',
    workHeading: 'Our work',
    faqHeading: 'Questions and answers',
    faqLead: 'If your question is missing, write to us.',
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
      consentText:
        'I agree that {company} stores my application and uses it to decide about it and to answer me. I can withdraw this at any time.',
      consentVersion: '1',
    },
  },
  'insights-page': { heading: 'Insights' },
  'hire-us': {
    heading: 'Tell us what you need',
    lead: 'A few sentences are enough.',
    answerTime: 'We answer by email.',
    consentText:
      'I agree that {company} stores what I send here and uses it to answer me. I can withdraw this at any time.',
    consentVersion: '1',
  },
} satisfies NeutralGlobals
