import type { HomeContent } from '~/content.server/home.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { RowItem, RowList } from '~/ui/show/row-list.tsx'
import { workplaceLabels } from '~/vacancy-labels.ts'

/** The number of vacancies, and the newest ones. */
export function OpenPositions({ heading, lead, total, vacancies }: HomeContent['careers']) {
  return (
    <Section
      title={heading}
      lead={lead}
      layout="split"
      action={
        <ArrowLink to="/careers">
          {total > 0 ? m.home_careers_all() : m.home_careers_about()}
        </ArrowLink>
      }
    >
      <p className="home-positions-count">
        {total > 0 ? m.home_careers_count({ count: total }) : m.home_careers_none()}
      </p>
      {vacancies.length > 0 && (
        <RowList>
          {vacancies.map(({ slug, title, department, locations, workplace }) => (
            <RowItem
              key={slug}
              to={`/careers/${slug}`}
              title={title}
              details={[department.title, ...locations, workplaceLabels[workplace]()]}
            />
          ))}
        </RowList>
      )}
    </Section>
  )
}
