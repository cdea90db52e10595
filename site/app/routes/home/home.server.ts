import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import {
  personCardFields,
  toPersonCard,
  toProjectCard,
  toTestimonial,
  toVacancyRow,
  vacancyRowFields,
} from '~/content.server/cards.ts'
import {
  type ContentOf,
  foreignLanguage,
  pick,
  pickEach,
  populated,
  populatedOne,
  toPicture,
  toSeo,
  toSteps,
} from '~/content.server/fields.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '~/content.server/payload.ts'
import { organization, webSite } from '~/content.server/structured-data.ts'
import { companyDay, getOrganization } from '~/layout/layout.server.ts'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'

export type HomeContent = ContentOf<typeof getHome>

/** The home page. @throws a redirect before it is first published. */
export async function getHome() {
  const today = await companyDay()
  const [home, people, vacancies, company] = await Promise.all([
    // Depth 2: the selected projects with their covers.
    findGlobalForVisitor('home', 2),
    findForVisitor('employees', { limit: 8, depth: 1, sort: 'order', select: personCardFields }),
    findPageForVisitor('vacancies', {
      where: openVacancies(today),
      limit: 3,
      depth: 1,
      sort: '-postedOn',
      select: vacancyRowFields,
    }),
    getOrganization(),
  ])
  if (!home) throw goToNotFound()
  const testimonial = populatedOne(home.testimonial)
  const lang = foreignLanguage(home)
  const headOf = ({ heading, lead }: typeof home.team) => ({ title: heading, lead, lang })
  return {
    lang,
    sections: home.sections,
    seo: toSeo(
      home,
      { title: home.hero.heading, description: home.hero.lead },
      organization(company),
      webSite(company),
    ),
    hero: {
      ...pick(home.hero, 'heading', 'lead'),
      projects: populated(home.hero.projects).map((project) => ({
        ...pick(project, 'slug', 'client', 'industry'),
        cover: toPicture(project.cover),
      })),
    },
    clients: {
      heading: home.clients.heading,
      logos: (home.clients.logos ?? []).map(({ name, logo }) => ({ name, logo: toPicture(logo) })),
    },
    services: {
      head: headOf(home.services),
      items: populated(home.services.chosen).map((service) => ({
        ...pick(service, 'slug', 'title', 'summary'),
        lang: foreignLanguage(service),
      })),
    },
    projects: {
      head: headOf(home.projects),
      items: populated(home.projects.chosen).map(toProjectCard),
    },
    process: { heading: home.process.heading, steps: toSteps(home.process.steps) },
    figures: pickEach(home.figures, 'value', 'label'),
    testimonial: testimonial && toTestimonial(testimonial),
    team: { head: headOf(home.team), people: people.map(toPersonCard) },
    careers: {
      head: headOf(home.careers),
      total: vacancies.total,
      vacancies: vacancies.items.map(toVacancyRow),
    },
    closing: pick(home.closing, 'heading', 'lead'),
  }
}
