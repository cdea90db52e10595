import { useRouteLoaderData } from 'react-router'
import type { LayoutContent } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { RowSection } from '~/ui/page/section.tsx'

export const useMenu = () =>
  useRouteLoaderData<{ layout: LayoutContent }>('layout')?.layout.menu ?? []

/** A section that leads on from a page on which nothing was found. */
export function MainPages() {
  const items = useMenu().map(({ label, route }) => ({ to: route, title: label }))
  return <RowSection title={m.not_found_pages()} items={items} />
}
