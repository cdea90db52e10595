import { hireUsPath } from '@vitrina/content/paths.ts'
import { data } from 'react-router'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk, RowSection } from '~/ui/page/section.tsx'
import type { Route } from './+types/not-found.ts'
import { MainPages, useMenu } from './main-pages.tsx'
import { findNearestPages } from './not-found.server.ts'

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const from = searchParams.get('from')
  const nearest = from ? await findNearestPages(from) : []
  return data({ nearest }, { status: 404 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.not_found_title(), description: m.not_found_text(), noindex: true })

export default function NotFound({ loaderData: { nearest } }: Route.ComponentProps) {
  const menu = useMenu()
  const suggested = nearest.flatMap(({ path, title }) => {
    const label = title ?? menu.find(({ route }) => route === path)?.label
    return label ? [{ to: path, title: label }] : []
  })
  return (
    <>
      <PageHeader
        eyebrow={m.not_found_eyebrow()}
        title={m.not_found_title()}
        lead={m.not_found_text()}
      />
      <RowSection title={m.not_found_nearest()} items={suggested} />
      <MainPages />
      <CallToTalk
        title={m.not_found_talk_title()}
        text={m.not_found_talk_text()}
        action={<ButtonLink to={hireUsPath}>{m.not_found_talk_action()}</ButtonLink>}
      />
    </>
  )
}
