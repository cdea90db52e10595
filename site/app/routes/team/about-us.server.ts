import { personCardFields, toPersonCard } from '~/content.server/cards.ts'
import { type ContentOf, pickEach, sectionsOf, toSeo } from '~/content.server/fields.ts'
import { findGlobalForVisitor, findPageForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { getDepartments } from '~/content.server/search-params.ts'

const peoplePerPage = 48

export type AboutContent = ContentOf<typeof getAbout>

/** The about-us page; `undefined` before it is first published. */
export async function getAbout(filter: { department?: string; page: number }) {
  const [about, departments] = await Promise.all([
    findGlobalForVisitor('about', 1),
    getDepartments(),
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
    values: pickEach(about.values, 'title', 'text'),
    figures: pickEach(about.figures, 'value', 'label'),
    team: {
      heading: about.teamHeading,
      lead: about.teamLead ?? '',
      departments: pickEach(departments, 'slug', 'title'),
      /** The slug of the department that filters the team, if it exists. */
      department: department?.slug,
      people: { ...people, items: people.items.map(toPersonCard) },
    },
  }
}
