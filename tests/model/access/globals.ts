import type { GlobalSlug } from 'payload'
import { anyChoices } from '../intake/any-choices.ts'
import { openPayload } from '../payload.ts'

const words = {
  'application-emails': (title: string) => ({
    steps: [{ status: 'rejected', subject: title, text: 'No.' }],
  }),
  // It holds numbers alone.
  'personal-data': (title: string) => ({ warningDays: numberFor(title) }),
  brand: (title: string) => ({ light: { brand: colourFor(title) } }),
  company: (title: string) => ({ tagline: title }),
  wording: (title: string) => ({ footer_faq: title }),
  navigation: (title: string) => ({ menu: [{ label: title, route: '/' }] }),
  home: (title: string) => ({ hero: { heading: title } }),
  'insights-page': (title: string) => ({ heading: title, shown: true }),
} as const

/** A number that stands for a title, where there are only numbers. */
function numberFor(title: string): number {
  return 40 + title.length
}

/** A colour that stands for a title, where there are only colours. */
function colourFor(title: string): string {
  return `#${Buffer.from(title.padEnd(3)).subarray(-3).toString('hex')}`
}

/** What is found in a global that says `title`. */
export function markOf(global: GlobalSlug, title: string): string {
  if (global === 'personal-data') return `"warningDays":${numberFor(title)}`
  return global === 'brand' ? colourFor(title) : title
}

/** The part of a global that says `title`. */
export function wordsOf(global: GlobalSlug, title: string): Record<string, unknown> {
  return global in words ? words[global as keyof typeof words](title) : { heading: title }
}

/** Saves a global with all that it needs; published, where it has drafts. */
export async function fillGlobal(slug: GlobalSlug, title: string, drafts: boolean): Promise<void> {
  const payload = await openPayload()
  const required: Partial<Record<GlobalSlug, Record<string, unknown>>> = {
    company: {
      name: 'A company',
      copyrightStartYear: 2014,
      phone: '+373 22 000 000',
      email: 'hello@company.example',
      address: { street: 'A street', city: 'Chisinau', country: 'Moldova' },
      employeePortal: 'https://portal.company.example',
      timeZone: 'Europe/Chisinau',
    },
    home: {
      clients: { heading: 'Clients' },
      services: { heading: 'Services' },
      projects: { heading: 'Work' },
      process: { heading: 'Process' },
      team: { heading: 'Team' },
      careers: { heading: 'Careers' },
      closing: { heading: 'Closing' },
    },
    'services-page': { workHeading: 'Work', faqHeading: 'Questions' },
    about: { teamHeading: 'Team' },
    'careers-page': {
      whyHeading: 'Why',
      openHeading: 'Open',
      speculative: { heading: 'Nothing', text: 'Write.' },
      application: {
        answerTime: 'Tomorrow.',
        consentText: 'Yes.',
        consentVersion: '1',
        recipients: ['recipient@company.example'],
      },
    },
    'hire-us': {
      answerTime: 'Tomorrow.',
      consentText: 'Yes.',
      consentVersion: '1',
      ...anyChoices,
      recipients: ['recipient@company.example'],
      slotMinutes: 45,
    },
  }
  await payload.updateGlobal({
    slug,
    data: {
      ...required[slug],
      ...wordsOf(slug, title),
      ...(drafts && { _status: 'published' }),
    } as never,
  })
}
