import { type PageSeo, toSeo } from './page-texts.ts'
import { findBySlugForVisitor } from './payload.ts'
import { toHtml } from './rich-text.ts'

export type LegalContent = { seo: PageSeo; title: string; bodyHtml: string; effectiveOn: string }

/** A published legal page; `undefined` when there is none with that slug. */
export async function getLegalPage(slug: string): Promise<LegalContent | undefined> {
  const page = await findBySlugForVisitor('legal-pages', slug, { depth: 1 })
  return (
    page && {
      seo: toSeo(page.meta, { title: page.title }),
      title: page.title,
      bodyHtml: toHtml(page.body),
      effectiveOn: page.effectiveOn,
    }
  )
}
