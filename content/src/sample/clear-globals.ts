import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { GlobalSlug, PayloadRequest } from 'payload'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { sentenceCase } from '../i18n/translate-model.ts'
import { applicationEmails } from './data/application-emails.ts'
import { type NeutralGlobals, neutralGlobals } from './data/neutral-globals.ts'
import { sampleGlobals } from './sample-globals.ts'
import {
  inLanguage,
  readGlobal,
  type StoredGlobal,
  type Values,
  writeGlobal,
} from './stored-global.ts'
import { neutralTranslations, translations } from './translations/index.ts'
import { withoutSample } from './without-sample.ts'

/** Globals of which something stays, or goes only as a whole. */
const asCleared: { [Slug in GlobalSlug]?: (sample: Values) => Values } = {
  company: ({ timeZone: _clock, ...others }) => others,
  'hire-us': ({ hours, ...others }) => {
    const { heading, lead, next, answerTime, consentText, consentVersion, recipients, meta } =
      others
    const texts = { heading, lead, next, answerTime, consentText, consentVersion, recipients, meta }
    return { ...texts, hours: hours && { whole: hours } }
  },
}

/** A global with words or addresses of the sample, and the same without them. */
export type ClearedGlobal = { now: StoredGlobal; cleared: StoredGlobal }

/**
 * The globals that still hold something of the sample company, in any language, published or as a
 * draft: field by field, so that what staff have changed remains.
 */
export async function findSampleTexts(req: PayloadRequest): Promise<ClearedGlobal[]> {
  const found: ClearedGlobal[] = []
  const add = async (slug: GlobalSlug, clear: (now: Values) => Values) => {
    const now = await readGlobal(req, slug)
    const cleared = {
      slug,
      live: clear(now.live),
      ...(now.draft && { draft: clear(now.draft) }),
    }
    if (JSON.stringify(cleared) !== JSON.stringify(now)) found.push({ now, cleared })
  }
  const samples = await samplesByLanguage(req)
  for (const slug of Object.keys(samples[0]?.texts ?? {}) as GlobalSlug[]) {
    const fields = req.payload.globals.config.find((each) => each.slug === slug)?.flattenedFields
    await add(slug, (now) =>
      samples.reduce((left, { language, texts, neutral, toRichText }) => {
        const sample = texts[slug] ?? {}
        const stored = (values: Values) => inLanguage(fields ?? [], values, language, toRichText)
        return withoutSample(left, stored(asCleared[slug]?.(sample) ?? sample), {
          neutral: stored(neutral[slug as keyof NeutralGlobals] ?? nameOf(slug, language)),
          keepRows: language !== defaultLanguage,
        }) as Values
      }, now),
    )
  }
  const pages = await legalPaths(req)
  await add('navigation', (now) => withLinks(now, pages))
  return found
}

/** Takes them out, in the transaction of `req`. @returns the slugs of the changed globals. */
export async function clearSampleGlobals(req: PayloadRequest): Promise<GlobalSlug[]> {
  const found = await findSampleTexts(req)
  for (const { cleared } of found) await writeGlobal(req, cleared)
  return found.map(({ cleared }) => cleared.slug)
}

/** The heading of a page that has no neutral texts. */
const nameOf = (slug: string, language: Language): Values =>
  language === defaultLanguage ? { heading: sentenceCase(slug) } : {}

type Sample = {
  language: Language
  /** By slug. */
  texts: Record<string, Values>
  neutral: NeutralGlobals
  toRichText: (markdown: string) => unknown
}

/** The default language first, in which rows of lists are recognized. */
async function samplesByLanguage({ payload }: PayloadRequest): Promise<Sample[]> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  const toRichText = (markdown: string) =>
    convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() })
  const english = sampleGlobals(payload, editorConfig).map(({ slug, seo, texts }) => [
    slug,
    { ...texts, meta: seo },
  ])
  const others = translations.map(([language, translation]) => {
    const texts = Object.entries(translation.globals as Record<string, Values>)
    const steps = Object.values(translation.applicationEmails)
    return {
      language,
      texts: {
        ...Object.fromEntries(
          texts.map(([slug, { seo, ...rest }]) => [slug, { ...rest, meta: seo }]),
        ),
        'application-emails': { steps },
      },
      neutral: neutralTranslations[language] ?? {},
      toRichText,
    }
  })
  const texts = {
    ...Object.fromEntries(english),
    'application-emails': { steps: applicationEmails },
  }
  return [{ language: defaultLanguage, texts, neutral: neutralGlobals, toRichText }, ...others]
}

async function legalPaths(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'legal-pages', pagination: false, draft: true, select: { slug: true }, req },
  })
  return new Set(docs.map(({ slug }) => `/legal/${slug}`))
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
