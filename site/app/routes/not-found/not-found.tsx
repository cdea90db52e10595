import { hireUsPath } from '@vitrina/content/paths.ts'
import { data, useRouteLoaderData } from 'react-router'
import type { LayoutContent } from '~/layout/layout.server.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk, Section } from '~/ui/page/section.tsx'
import { RowItem, RowList } from '~/ui/show/lists.tsx'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.not_found_title(),
    description: m.not_found_text(),
    noindex: true,
  })

/** The page for unknown URLs. */
export default function NotFound() {
  const menu = useRouteLoaderData<{ layout: LayoutContent }>('layout')?.layout.menu ?? []
  return (
    <>
      <PageHeader
        eyebrow={m.not_found_eyebrow()}
        title={m.not_found_title()}
        lead={m.not_found_text()}
      />
      <Section title={m.not_found_pages()} layout="split">
        <RowList>
          {menu.map(({ label, route }) => (
            <RowItem key={route} to={route} title={label} />
          ))}
        </RowList>
      </Section>
      <CallToTalk
        title={m.not_found_talk_title()}
        text={m.not_found_talk_text()}
        action={<ButtonLink to={hireUsPath}>{m.not_found_talk_action()}</ButtonLink>}
      />
    </>
  )
}
