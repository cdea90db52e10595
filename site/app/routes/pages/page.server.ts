import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { pagePath } from '@vitrina/content/paths.ts'
import { foreignLanguage, pick, toPicture, toSeo } from '~/content.server/fields.ts'
import { findBySlugForVisitor } from '~/content.server/payload.ts'
import { removeUnknown } from '~/content.server/search-params.ts'
import { breadcrumbs } from '~/content.server/structured-data.ts'
import { movedOrMissing } from '~/routes/not-found/not-found.server.ts'
import type { Read } from '~/server-context.ts'
import { needsConsent, readBlock } from './blocks.server.ts'

/** The page that staff made of blocks. @throws a redirect when there is none with that slug. */
export async function getPage(slug: string, url: URL, read: Read) {
  const page = await findBySlugForVisitor('pages', slug, { depth: 1 })
  if (!page) throw await movedOrMissing(splitLanguage(url.pathname).page)
  const shown = url.searchParams.get('show')
  const blocks = (page.blocks ?? []).map((block, index) => ({ block, number: index + 1 }))
  const isKnown = blocks.some(({ block, number }) => needsConsent(block) && shown === `${number}`)
  removeUnknown(read, { show: shown !== null && !isKnown })
  const lang = foreignLanguage(page)
  const [first] = page.blocks ?? []
  return {
    ...pick(page, 'title', 'summary'),
    lang,
    seo: {
      ...toSeo(
        page,
        { title: page.title, description: page.summary },
        breadcrumbs({ name: page.title, path: pagePath(page.slug) }),
      ),
      ...(first?.blockType === 'hero' &&
        !page.meta?.image && { image: toPicture(first.picture)?.src }),
    },
    blocks: await Promise.all(
      blocks.map(({ block, number }) =>
        readBlock(block, { number, lang, isShown: shown === `${number}` }),
      ),
    ),
  }
}
