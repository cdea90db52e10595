import type { globals } from '../data/globals.ts'
import type {
  SampleApplicationEmail,
  SampleArticle,
  SampleDepartment,
  SampleEmployee,
  SampleFaq,
  SampleFreePage,
  SampleLegalPage,
  SampleProject,
  SampleService,
  SampleTestimonial,
  SampleTopic,
  SampleVacancy,
  Slug,
} from '../types.ts'

/** The texts of a sample in another language; lists have as many rows as in English, in its order. */
type Texts<Sample> = {
  [Name in keyof Sample]?: Sample[Name] extends string | undefined
    ? string
    : Sample[Name] extends Array<infer Row>
      ? Array<Row extends string ? string : Texts<Row>>
      : Texts<Sample[Name]>
}

type BySlug<Sample> = Record<Slug, Texts<Sample>>

/** The same of documents whose pages have an address of their own in each language. */
type ByTranslatedSlug<Sample> = Record<Slug, Texts<Sample> & { translatedSlug: Slug }>

/** The sample company in another language. What is left out is the same as in English. */
export type SampleTranslation = {
  services: BySlug<SampleService>
  projects: ByTranslatedSlug<SampleProject>
  employees: BySlug<SampleEmployee>
  vacancies: ByTranslatedSlug<SampleVacancy>
  departments: BySlug<SampleDepartment>
  topics: BySlug<SampleTopic>
  articles: ByTranslatedSlug<SampleArticle>
  legalPages: BySlug<SampleLegalPage>
  /** Blocks in the order of the English ones. */
  pages: ByTranslatedSlug<SampleFreePage>
  /** In the order of the English ones. */
  testimonials: Array<Texts<SampleTestimonial>>
  faqs: SampleFaq[]
  /** By status. */
  applicationEmails: Record<string, Texts<SampleApplicationEmail>>
  globals: { [Name in keyof typeof globals]?: Texts<(typeof globals)[Name]> }
  /** Alternative texts of pictures. */
  pictures: { logo: (company: string) => string; portrait: (name: string) => string }
  navigation: {
    menu: Array<{ label: string }>
    footer: Array<{ title: string; items: Array<{ title: string }> }>
  }
}
