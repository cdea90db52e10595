import type { ServicesContent } from '~/content.server/services.ts'
import { m } from '~/paraglide/messages.js'
import { Icon, type IconName } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { RowList } from '~/ui/show/row-list.tsx'
import { Heading } from '~/ui/type/heading.tsx'
import { workAddress } from './work/work-address.ts'

export type ServiceLineContent = Omit<ServicesContent['services'][number], 'bodyHtml'>

/** The icon names staff can select, mapped to symbols of the icon set. */
const icons: Record<string, IconName> = {
  compass: 'compass',
  browser: 'browser',
  phone: 'mobile',
  pen: 'pen',
  cloud: 'cloud',
  shield: 'shield',
}

/** The services, each with links to its projects and its approach. */
export function ServiceLines({ services }: { services: ServiceLineContent[] }) {
  if (services.length === 0) return null
  return (
    <Section title={m.services_lines_title()}>
      <RowList>
        {services.map((service) => (
          <ServiceLine key={service.slug} {...service} />
        ))}
      </RowList>
    </Section>
  )
}

function ServiceLine({ slug, icon, title, summary }: ServiceLineContent) {
  return (
    <li id={slug} className="row service-line">
      <div className="service-line-title">
        <Icon name={icons[icon] ?? 'compass'} size="large" />
        <Heading level={3}>
          <PageLink to={workAddress({ service: slug })} className="card-link">
            {title}
          </PageLink>
        </Heading>
      </div>
      <p>{summary}</p>
      <Icon name="arrow-right" />
    </li>
  )
}
