import type { About } from '@vitrina/content/payload-types.ts'
import {
  type PersonCardContent,
  personCardFields,
  toPersonCard,
} from '../../content.server/cards.ts'
import { type PageSeo, sectionsOf, toSeo } from '../../content.server/fields.ts'
import type { ListPage } from '../../content.server/list-page.ts'
import {
  findForVisitor,
  findGlobalForVisitor,
  findPageForVisitor,
} from '../../content.server/payload.ts'
import { toHtml } from '../../content.server/rich-text.ts'

const peoplePerPage = 48

export type AboutContent = {
  /** In display order. */
  sections: ReadonlyArray<NonNullable<About['sections']>[number]>
  seo: PageSeo
  heading: string
  lead: string
  storyHtml: string
  values: Array<{ title: string; text: string }>
  figures: Array<{ value: string; label: string }>
  team: {
    heading: string
    lead: string
    departments: Array<{ slug: string; title: string }>
    /** The slug of the department that filters the team, if it exists. */
    department?: string
    people: ListPage<PersonCardContent>
  }
}

/** The about-us page; `undefined` before it is first published. */
export async function getAbout(filter: {
  department?: string
  page: number
}): Promise<AboutContent | undefined> {
  const [about, departments] = await Promise.all([
    findGlobalForVisitor('about', 1),
    findForVisitor('departments', {
      limit: 60,
      sort: 'order',
      select: { slug: true, title: true },
    }),
  ])
  if (!about) return undefined
  const department = departments.find(({ slug }) => slug === filter.department)
  const people = await findPageForVisitor('employees', {
    where: department ? { department: { equals: department.id } } : undefined,
    limit: peoplePerPage,
    page: filter.page,
    depth: 1,
    sort: 'order',
    select: personCardFields,
  })
  return {
    sections: sectionsOf(about.sections, ['story', 'values', 'figures', 'team']),
    seo: toSeo(about.meta, { title: about.heading, description: about.lead }),
    heading: about.heading,
    lead: about.lead ?? '',
    storyHtml: toHtml(about.story),
    values: (about.values ?? []).map(({ title, text }) => ({ title, text })),
    figures: (about.figures ?? []).map(({ value, label }) => ({ value, label })),
    team: {
      heading: about.teamHeading,
      lead: about.teamLead ?? '',
      departments: departments.map(({ slug, title }) => ({ slug, title })),
      department: department?.slug,
      people: { ...people, items: people.items.map(toPersonCard) },
    },
  }
}
