import type { SampleTranslation } from '../types.ts'
import { applicationEmails } from './application-emails.ts'
import { articles, topics } from './articles.ts'
import { departments } from './departments.ts'
import { employees } from './employees.ts'
import { faqs } from './faqs.ts'
import { globals } from './globals.ts'
import { legalPages } from './legal-pages.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'
import { testimonials } from './testimonials.ts'
import { vacancies } from './vacancies.ts'

export const ro: SampleTranslation = {
  services,
  projects,
  employees,
  vacancies,
  departments,
  topics,
  articles,
  legalPages,
  pages,
  testimonials,
  faqs,
  applicationEmails,
  globals,
  navigation,
  pictures: {
    logo: (company) => `Sigla companiei ${company}`,
    portrait: (name) => `Portret: ${name}`,
  },
}
