import { editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { sentenceCase } from '../i18n/translate-model.ts'
import { applicationEmails } from './data/application-emails.ts'
import { neutralGlobals } from './data/neutral-globals.ts'
import { sampleGlobals } from './sample-globals.ts'
import { withoutSample } from './without-sample.ts'

type Values = Record<string, unknown>

/** Globals of which something stays, or goes only as a whole. */
const asCleared: { [Slug in GlobalSlug]?: (sample: Values) => Values } = {
  company: ({ copyrightStartYear: _year, timeZone: _clock, ...others }) => others,
  'hire-us': ({ hours, ...others }) => {
    const { heading, lead, next, answerTime, consentText, consentVersion, recipients, meta } =
      others
    const texts = { heading, lead, next, answerTime, consentText, consentVersion, recipients, meta }
    return { ...texts, hours: { whole: hours } }
  },
}

/**
 * Takes the sample company's words and addresses out of the globals, published and drafts, in the
 * transaction of `req`: field by field, so that what staff have changed remains.
 */
export async function clearSampleGlobals(payload: Payload, req: PayloadRequest): Promise<void> {
  const editor = await editorConfigFactory.default({ config: payload.config })
  const clear = (slug: GlobalSlug, sample: object, neutral?: object) =>
    clearGlobal(req, slug, (now) => withoutSample(now, sample, neutral) as Values)

  const neutral: { [Slug in GlobalSlug]?: object } = neutralGlobals
  for (const { slug, seo, texts } of sampleGlobals(payload, editor)) {
    const sample = { ...texts, ...(seo && { meta: seo }) }
    const instead = neutral[slug] ?? { heading: sentenceCase(slug) }
    await clear(slug, asCleared[slug]?.(sample) ?? sample, instead)
  }
  const { docs: legal } = await payload.find({
    collection: 'legal-pages',
    pagination: false,
    draft: true,
    req,
  })
  const pages = new Set(legal.map(({ slug }) => `/legal/${slug}`))
  await clearGlobal(req, 'navigation', (now) => withLinks(now, pages))
  await clear('application-emails', { steps: applicationEmails })
}

/** Writes what visitors see, and then the draft that staff were at, if there is one. */
async function clearGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  cleared: (now: Values) => Values,
): Promise<void> {
  const { payload } = req
  const read = { slug, depth: 0, fallbackLocale: false, overrideAccess: true, req } as const
  const live: Values = { ...(await payload.findGlobal(read)) }
  const draft: Values = { ...(await payload.findGlobal({ ...read, draft: true })) }
  const write = async (now: Values, isDraft: boolean) => {
    const { id: _id, createdAt: _made, updatedAt: _changed, globalType: _type, ...data } = now
    const without = cleared(data)
    if (JSON.stringify(without) === JSON.stringify(data)) return
    await payload.updateGlobal({ slug, data: without, draft: isDraft, overrideAccess: true, req })
  }
  await write(live, false)
  if (live._status === 'published' && draft._status === 'draft') await write(draft, true)
}

/** The footer without links to pages that are gone. */
function withLinks(navigation: Values, legalPages: ReadonlySet<string>): Values {
  const { footer } = navigation as { footer?: Array<{ items?: Array<{ link?: string | null }> }> }
  return {
    ...navigation,
    footer: footer?.map(({ items, ...column }) => ({
      ...column,
      items: items?.filter(({ link }) => !link?.startsWith('/legal/') || legalPages.has(link)),
    })),
  }
}
