import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { Route } from './+types/page.ts'
import { PageBlock } from './blocks.tsx'
import { getPage } from './page.server.ts'

export const loader = ({ params, url, request, context }: Route.LoaderArgs) =>
  getPage(params.id, url, { request, context })

/** A form sent to an address without a page. */
export const action = goToNotFound

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.seo ?? { title: m.not_found_title() })

export default function Page({ loaderData: page }: Route.ComponentProps) {
  const [first] = page.blocks
  return (
    <>
      {first?.blockType !== 'hero' && (
        <PageHeader title={page.title} lead={page.summary} lang={page.lang} />
      )}
      {page.blocks.map((block) => (
        <PageBlock key={block.number} {...block} />
      ))}
    </>
  )
}
