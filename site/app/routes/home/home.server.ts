import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import {
  personCardFields,
  toPersonCard,
  toProjectCard,
  toVacancyRow,
  vacancyRowFields,
} from '~/content.server/cards.ts'
import {
  type ContentOf,
  pick,
  pickEach,
  populated,
  populatedOne,
  sectionsOf,
  toPicture,
  toSeo,
} from '~/content.server/fields.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '~/content.server/payload.ts'
import { unbrokenRange } from '~/format.ts'
import { companyDay } from '~/layout/layout.server.ts'

export type HomeContent = ContentOf<typeof getHome>

/** All content of the home page; `undefined` before it is first published. */
export async function getHome() {
  const [home, people, vacancies] = await Promise.all([
    // Depth 2: the selected projects with their covers and services.
    findGlobalForVisitor('home', 2),
    findForVisitor('employees', { limit: 8, depth: 1, sort: 'order', select: personCardFields }),
    newestVacancies(),
  ])
  if (!home) return undefined
  const testimonial = populatedOne(home.testimonial)
  const project = populatedOne(testimonial?.project)
  return {
    sections: sectionsOf(home.sections, [
      'services',
      'projects',
      'process',
      'figures',
      'testimonial',
      'team',
      'careers',
    ]),
    seo: toSeo(home.meta, { title: home.hero.heading, description: home.hero.lead }),
    hero: {
      ...headingAndLead(home.hero),
      projects: populated(home.hero.projects).map(toCover),
    },
    clients: {
      heading: home.clients.heading,
      logos: (home.clients.logos ?? []).map(({ name, logo }) => ({ name, logo: toPicture(logo) })),
    },
    services: {
      ...headingAndLead(home.services),
      items: pickEach(populated(home.services.chosen), 'slug', 'title', 'summary'),
    },
    projects: {
      ...headingAndLead(home.projects),
      items: populated(home.projects.chosen).map(toProjectCard),
    },
    process: {
      heading: home.process.heading,
      steps: (home.process.steps ?? []).map(({ title, duration, text }) => ({
        title,
        duration: unbrokenRange(duration ?? ''),
        text,
      })),
    },
    figures: pickEach(home.figures, 'value', 'label'),
    testimonial: testimonial && {
      ...pick(testimonial, 'quote', 'name', 'role', 'company'),
      project: project && pick(project, 'slug', 'title'),
    },
    team: { ...headingAndLead(home.team), people: people.map(toPersonCard) },
    careers: {
      ...headingAndLead(home.careers),
      total: vacancies.total,
      vacancies: vacancies.items.map(toNewVacancy),
    },
    closing: headingAndLead(home.closing),
  }
}

async function newestVacancies() {
  return findPageForVisitor('vacancies', {
    where: openVacancies(await companyDay()),
    limit: 3,
    depth: 1,
    sort: '-postedOn',
    select: vacancyRowFields,
  })
}

function headingAndLead({ heading, lead }: { heading: string; lead?: string | null }) {
  return { heading, lead: lead ?? '' }
}

const toCover = (project: Parameters<typeof toProjectCard>[0]) =>
  pick(toProjectCard(project), 'slug', 'client', 'industry', 'cover')

const toNewVacancy = (career: Parameters<typeof toVacancyRow>[0]) =>
  pick(toVacancyRow(career), 'slug', 'title', 'department', 'locations', 'workplace')
