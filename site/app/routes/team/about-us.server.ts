import { teamPath } from '@vitrina/content/paths.ts'
import { redirect } from 'react-router'
import { personCardFields, toPersonCard } from '~/content.server/cards.ts'
import { type ContentOf, foreignLanguage, pick, pickEach, toSeo } from '~/content.server/fields.ts'
import { findGlobalForVisitor, findPageForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { getDepartments } from '~/content.server/search-params.ts'
import { breadcrumbs, teamCrumb } from '~/content.server/structured-data.ts'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'

export type AboutContent = ContentOf<typeof getAbout>

/** The about-us page. @throws a redirect before it is first published, and after its last page. */
export async function getAbout(filter: { department?: string; page: number }) {
  const [about, departments] = await Promise.all([
    findGlobalForVisitor('about', 1),
    getDepartments(),
  ])
  if (!about) throw goToNotFound()
  const department = departments.find(({ slug }) => slug === filter.department)
  const { items, ...found } = await findPageForVisitor('employees', {
    where: department ? { department: { equals: department.id } } : undefined,
    limit: 48,
    page: filter.page,
    depth: 1,
    sort: 'order',
    select: personCardFields,
  })
  if (items.length === 0 && filter.page > 1) throw redirect(teamPath(department?.slug))
  return {
    lang: foreignLanguage(about),
    sections: about.sections,
    seo: toSeo(about, { title: about.heading, description: about.lead }, breadcrumbs(teamCrumb())),
    ...pick(about, 'heading', 'lead'),
    storyHtml: toHtml(about.story),
    values: pickEach(about.values, 'title', 'text'),
    figures: pickEach(about.figures, 'value', 'label'),
    team: {
      heading: about.teamHeading,
      lang: foreignLanguage(about),
      lead: about.teamLead,
      departments: pickEach(departments, 'slug', 'title'),
      department: department?.slug,
      people: { ...found, items: items.map(toPersonCard) },
    },
  }
}
