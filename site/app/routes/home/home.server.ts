import type { Home } from '@vitrina/content/payload-types.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import { unbrokenRange } from '~/format.ts'
import type { PictureImage } from '~/ui/show/picture.tsx'
import {
  type PersonCardContent,
  type ProjectCardContent,
  personCardFields,
  toPersonCard,
  toProjectCard,
  toVacancyRow,
  type VacancyRowContent,
  vacancyRowFields,
} from '../../content.server/cards.ts'
import {
  type PageSeo,
  populated,
  populatedOne,
  sectionsOf,
  toPicture,
  toSeo,
} from '../../content.server/fields.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '../../content.server/payload.ts'
import { companyDay } from '../../layout/layout.server.ts'

export type HomeContent = {
  /** In display order. */
  sections: ReadonlyArray<NonNullable<Home['sections']>[number]>
  seo: PageSeo
  /** `projects` has the covers shown at the top. */
  hero: HeadingAndLead & { projects: CoverContent[] }
  clients: { heading: string; logos: Array<{ name: string; logo?: PictureImage }> }
  services: HeadingAndLead & {
    items: Array<{ slug: string; title: string; summary: string; icon: string }>
  }
  projects: HeadingAndLead & { items: ProjectCardContent[] }
  process: { heading: string; steps: Array<{ title: string; duration: string; text: string }> }
  figures: Array<{ value: string; label: string }>
  testimonial?: {
    quote: string
    name: string
    role: string
    company: string
    project?: { slug: string; title: string }
  }
  team: HeadingAndLead & { people: PersonCardContent[] }
  careers: HeadingAndLead & { total: number; vacancies: NewVacancyContent[] }
  closing: HeadingAndLead
}

/** The fields of a project that its cover at the top needs. */
export type CoverContent = Pick<ProjectCardContent, 'slug' | 'client' | 'industry' | 'cover'>

/** A vacancy on the home page. */
type NewVacancyContent = Pick<
  VacancyRowContent,
  'slug' | 'title' | 'department' | 'locations' | 'workplace'
>

type HeadingAndLead = { heading: string; lead: string }

/** All content of the home page; `undefined` before it is first published. */
export async function getHome(): Promise<HomeContent | undefined> {
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
      items: populated(home.services.chosen).map(({ slug, title, summary, icon }) => ({
        slug,
        title,
        summary,
        icon,
      })),
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
    figures: (home.figures ?? []).map(({ value, label }) => ({ value, label })),
    testimonial: testimonial && {
      quote: testimonial.quote,
      name: testimonial.name,
      role: testimonial.role,
      company: testimonial.company,
      project: project && { slug: project.slug, title: project.title },
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
  return findPageForVisitor('careers', {
    where: openVacancies(await companyDay()),
    limit: 3,
    depth: 1,
    sort: '-postedOn',
    select: vacancyRowFields,
  })
}

function headingAndLead({
  heading,
  lead,
}: {
  heading: string
  lead?: string | null
}): HeadingAndLead {
  return { heading, lead: lead ?? '' }
}

function toCover(project: Parameters<typeof toProjectCard>[0]): CoverContent {
  const { slug, client, industry, cover } = toProjectCard(project)
  return { slug, client, industry, cover }
}

function toNewVacancy(career: Parameters<typeof toVacancyRow>[0]): NewVacancyContent {
  const { slug, title, department, locations, workplace } = toVacancyRow(career)
  return { slug, title, department, locations, workplace }
}
