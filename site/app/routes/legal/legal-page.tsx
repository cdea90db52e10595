import { legalPagePath } from '@vitrina/content/paths.ts'
import { foreignLanguage, toSeo } from '~/content.server/fields.ts'
import { findBySlugForVisitor } from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { breadcrumbs } from '~/content.server/structured-data.ts'
import { formatDate } from '~/format.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Prose } from '~/ui/type/text.tsx'
import type { Route } from './+types/legal-page.ts'
import { outline } from './outline.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = await findBySlugForVisitor('legal-pages', params.id, { depth: 1 })
  if (!page) throw await movedOrMissing(legalPagePath(params.id))
  const { title, body, effectiveOn } = page
  return {
    title,
    lang: foreignLanguage(page),
    seo: toSeo(page, { title }, breadcrumbs({ name: title, path: legalPagePath(page.slug) })),
    effectiveOn: formatDate(effectiveOn),
    ...outline(toHtml(body)),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.seo ?? { title: m.legal_title() })

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { title, lang, effectiveOn, entries, html } = loaderData
  return (
    <>
      <PageHeader title={title} lead={m.legal_effective_on({ date: effectiveOn })} />
      <Section>
        <div className="split legal">
          {entries.length > 2 && (
            <nav className="beside contents" aria-label={m.legal_contents()}>
              {/* Collapsible on narrow screens, always open on wide ones. */}
              <details className="wide-open">
                <summary>{m.legal_contents()}</summary>
                <ol>
                  {entries.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ol>
              </details>
            </nav>
          )}
          <Prose html={html} lang={lang} />
        </div>
      </Section>
    </>
  )
}
