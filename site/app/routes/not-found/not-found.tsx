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
import { findNearestPages } from './nearest-pages.server.ts'

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const from = searchParams.get('from')
  const nearest = from ? await findNearestPages(from) : []
  return data({ nearest }, { status: 404 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.not_found_title(),
    description: m.not_found_text(),
    noindex: true,
  })

/** The page for unknown URLs. */
export default function NotFound({ loaderData: { nearest } }: Route.ComponentProps) {
  const menu = useRouteLoaderData<{ layout: LayoutContent }>('layout')?.layout.menu ?? []
  const suggested = nearest.flatMap(({ path, title }) => {
    const label = title ?? menu.find(({ route }) => route === path)?.label
    return label ? [{ path, label }] : []
  })
  return (
    <>
      <PageHeader
        eyebrow={m.not_found_eyebrow()}
        title={m.not_found_title()}
        lead={m.not_found_text()}
      />
      {suggested.length > 0 && (
        <Section title={m.not_found_nearest()} layout="split">
          <RowList>
            {suggested.map(({ path, label }) => (
              <RowItem key={path} to={path} title={label} />
            ))}
          </RowList>
        </Section>
      )}
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
