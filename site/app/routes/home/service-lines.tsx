import type { HomeContent } from '~/content.server/home.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { RowList } from '~/ui/show/row-list.tsx'
import { Heading } from '~/ui/type/heading.tsx'
import { workAddress } from '../services/work/work-address.ts'

/** The services, each with links to its projects and its approach. */
export function ServiceLines({ heading, lead, items }: HomeContent['services']) {
  if (items.length === 0) return null
  return (
    <Section
      title={heading}
      lead={lead}
      layout="split"
      action={<ArrowLink to="/services">{m.home_services_all()}</ArrowLink>}
    >
      <RowList>
        {items.map(({ slug, title, summary }) => (
          <li key={slug} className="row home-service">
            <Heading level={3}>
              <PageLink to={workAddress({ service: slug })} className="card-link">
                {title}
              </PageLink>
            </Heading>
            <p>{summary}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </RowList>
    </Section>
  )
}
