/**
 * The shapes of the sample company's data.
 *
 * Relations are written as slugs and image keys, so that the data reads like a document and the
 * loader alone knows about ids. `Markdown` fields become Payload's rich text when they are loaded;
 * they use paragraphs, `###` headings, lists, bold, links and quotes, nothing else.
 */

import type { GlobalWithPage } from '../paths.ts'
import type { Config, HireUs } from '../payload-types.ts'

/** A slug: lower-case ASCII words joined by hyphens. */
export type Slug = string
/** The key of an image in `images/manifest.json`. */
export type ImageKey = string
/** Text that is converted to rich text on load. */
export type Markdown = string

export type SampleSeo = { title: string; description: string }

export type SampleDepartment = { slug: Slug; title: string }

export type SampleService = {
  slug: Slug
  title: string
  /** The name of a symbol in the site's icon sprite. */
  icon: 'compass' | 'browser' | 'phone' | 'pen' | 'cloud' | 'shield'
  /** One or two sentences, at most 180 characters. */
  summary: string
  body: Markdown
  seo: SampleSeo
}

export type SampleProject = {
  slug: Slug
  title: string
  /** One or two sentences, at most 200 characters. */
  summary: string
  cover: { image: ImageKey; alt: string }
  services: Slug[]
  client: string
  industry: string
  year: number
  /** Whole months. */
  durationMonths: number
  teamSize: number
  platforms: Array<'web' | 'ios' | 'android' | 'desktop' | 'api'>
  stack: string[]
  challenge: Markdown
  approach: Markdown
  result: Markdown
  /** Two to four figures, such as `{ value: '−38 %', label: 'missed appointments' }`. */
  outcomes: Array<{ value: string; label: string }>
  gallery: Array<{ image: ImageKey; alt: string; caption: string }>
  /** Slugs of employees. */
  team: Slug[]
  link?: string
  featured: boolean
  seo: SampleSeo
}

export type SampleTestimonial = {
  quote: string
  name: string
  role: string
  company: string
  project: Slug
}

export type SampleEmployee = {
  slug: Slug
  name: string
  role: string
  department: Slug
  portrait: ImageKey
  /** One sentence for cards and search results, at most 160 characters. */
  summary: string
  bio: Markdown
  skills: string[]
  languages: Array<{ language: string; level: 'native' | 'fluent' | 'working' | 'basic' }>
  links: Array<{ kind: 'linkedin' | 'github' | 'website' | 'dribbble'; url: string }>
  joinedIn: number
  seo: SampleSeo
}

export type SampleVacancy = {
  slug: Slug
  title: string
  department: Slug
  locations: string[]
  workplace: 'on-site' | 'hybrid' | 'remote'
  /** ISO 3166-1 alpha-2 codes; only for remote vacancies. */
  remoteCountries: string[]
  employmentType: 'full-time' | 'part-time' | 'contract' | 'internship'
  seniority: 'junior' | 'middle' | 'senior' | 'lead'
  salary: {
    min: number
    max: number
    currency: 'EUR'
    period: 'month' | 'year' | 'hour'
    shown: boolean
  }
  /** One or two sentences, at most 180 characters. */
  summary: string
  about: Markdown
  responsibilities: string[]
  requirements: string[]
  niceToHave: string[]
  benefits: string[]
  process: Array<{ title: string; duration: string; text: string }>
  questions: Array<{
    label: string
    kind: 'text' | 'textarea' | 'yes-no' | 'link'
    required: boolean
  }>
  recruiter: Slug
  /** Days before the day of loading on which the vacancy was posted. */
  postedDaysAgo: number
  /** Days after the day of loading on which it closes; none means open until filled. */
  closesInDays?: number
  seo: SampleSeo
}

export type SampleTopic = { slug: Slug; title: string }

export type SampleArticle = {
  slug: Slug
  title: string
  /** One or two sentences, at most 220 characters. */
  summary: string
  cover: { image: ImageKey; alt: string }
  /** Slug of an employee. */
  author: Slug
  topics: Slug[]
  projects: Slug[]
  services: Slug[]
  publishedOn: string
  /** Also with code and pictures, such as `![](image-key)`, which the caption in italics follows. */
  body: Markdown
  seo: SampleSeo
}

export type SampleFaq = { question: string; answer: Markdown }

export type SampleLegalPage = {
  slug: Slug
  title: string
  body: Markdown
  effectiveOn: string
  seo: SampleSeo
}

type SampleBlock =
  | {
      blockType: 'hero'
      heading: string
      lead: string
      actions: Array<{ label: string; kind: 'page'; page: 'hire-us' | 'services' }>
      picture: ImageKey
    }
  | { blockType: 'text'; heading: string; body: Markdown }
  | { blockType: 'columns'; heading: string; columns: Array<{ heading: string; text: string }> }
  | { blockType: 'figures'; heading: string; figures: Array<{ value: string; label: string }> }
  | { blockType: 'work'; heading: string; lead: string; work: Slug[] }
  | { blockType: 'consultation'; heading: string; text: string }

/** A page made of blocks. */
export type SampleFreePage = {
  slug: Slug
  title: string
  summary: string
  blocks: SampleBlock[]
  seo: SampleSeo
}

/** What applicants are told at a step. */
export type SampleApplicationEmail = {
  status: 'screening' | 'interview' | 'offer' | 'hired' | 'rejected' | 'withdrawn'
  subject: string
  text: string
}

/** The globals that refer to other samples. The loader turns these references into ids. */
type GlobalsWithReferences = {
  company: {
    name: string
    tagline: string
    copyrightStartYear: number
    phone: string
    email: string
    address: { street: string; postalCode: string; city: string; country: string }
    employeePortal: string
    timeZone: string
    languages: Array<'ro' | 'ru'>
    socialLinks: Array<{ icon: 'facebook' | 'instagram' | 'linkedin'; link: string }>
  }
  home: {
    hero: { heading: string; lead: string; projects: Slug[] }
    clients: { heading: string; names: string[] }
    services: { heading: string; lead: string; chosen: Slug[] }
    projects: { heading: string; lead: string; chosen: Slug[] }
    process: { heading: string; steps: Array<{ title: string; duration: string; text: string }> }
    figures: Array<{ value: string; label: string }>
    /** The number of the testimonial, counted from 0, in the list of testimonials. */
    testimonial: number
    team: { heading: string; lead: string }
    careers: { heading: string; lead: string }
    closing: { heading: string; lead: string }
    seo: SampleSeo
  }
  'hire-us': Omit<SamplePage<HireUs>, 'contactPerson' | 'consultants' | 'holidays'> & {
    contactPerson: Slug
    consultants: Slug[]
  }
}

/** A global as in the model, but with rich text as Markdown, and `seo` for `meta`. */
type SamplePage<Global> = {
  [Name in keyof Omit<Global, Added>]: NonNullable<Global[Name]> extends { root: unknown }
    ? Markdown
    : Global[Name]
} & { seo: SampleSeo }

type Added = 'id' | 'meta' | '_status' | 'updatedAt' | 'createdAt' | 'globalType'

/** By slug: every global with a page, and the company. */
export type SampleGlobals = GlobalsWithReferences & {
  [Slug in Exclude<GlobalWithPage, keyof GlobalsWithReferences>]: SamplePage<
    Config['globals'][Slug]
  >
}
