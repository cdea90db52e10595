import { redirect } from 'react-router'
import { hasUnknownFilter, knownService } from '~/content.server/known-filters.ts'
import { pageNumber } from '~/content.server/list-page.ts'
import { getServices } from '~/content.server/services.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { CallToTalk } from '~/ui/page/call-to-talk.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Sections } from '~/ui/page/sections.tsx'
import { goToNotFound } from '../not-found/go-to-not-found.ts'
import type { Route } from './+types/services.ts'
import { Questions } from './questions.tsx'
import { ServiceApproach } from './service-approach.tsx'
import { ServiceLines } from './service-lines.tsx'
import { useOpenedByAnchor } from './use-opened-by-anchor.ts'
import { Work } from './work/work.tsx'
import { workAddress } from './work/work-address.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const number = pageNumber(search)
  const service = await knownService(search.get('service'))
  if (hasUnknownFilter(search, { service })) throw redirect(workAddress({ page: number }))
  const page = await getServices({ service, page: number })
  if (!page) throw goToNotFound()
  const { projects } = page.work
  if (projects.page > 1 && projects.items.length === 0) throw redirect(workAddress({ service }))
  // The long texts would double the page's size; each is shown only if its service is selected.
  const lines = page.services.map(({ bodyHtml: _left, ...line }) => line)
  const chosen = page.services.find(({ slug }) => slug === service)
  return { ...page, services: lines, chosen }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { seo, chosen } = args.loaderData
  if (!chosen) return pageMeta(args, { ...seo, path: '/services' })
  const { title, summary: description, slug } = chosen
  return pageMeta(args, { ...seo, title, description, path: `/services?service=${slug}` })
}

/** The services page: services, projects and frequently asked questions. */
export default function Services({ loaderData: page }: Route.ComponentProps) {
  useOpenedByAnchor()
  return (
    <>
      <PageHeader title={page.heading} lead={page.lead} size="large" />
      <Sections
        order={page.sections}
        sections={{
          services: <ServiceLines services={page.services} />,
          work: (
            <>
              <Work {...page.work} services={page.services} chosen={page.chosen} />
              {page.chosen && <ServiceApproach {...page.chosen} />}
            </>
          ),
          faq: <Questions {...page.faq} />,
        }}
      />
      <CallToTalk
        title={m.services_talk_title()}
        text={m.services_talk_text()}
        action={
          <ButtonLink to={talkAddress(page.chosen?.slug)}>{m.services_talk_action()}</ButtonLink>
        }
      />
    </>
  )
}

/** The link to the form passes the selected service. */
function talkAddress(service: string | undefined): string {
  return service
    ? `/hire-us?about=${encodeURIComponent(`/services?service=${service}`)}`
    : '/hire-us'
}
