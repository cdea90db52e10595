import {
  convertMarkdownToLexical,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { globals } from './data/globals.ts'
import type { SampleGlobals, SampleSeo } from './types.ts'

type SampleGlobal = {
  slug: keyof SampleGlobals
  seo?: SampleSeo
  /** As they are stored, but without what refers to other samples. */
  texts: Record<string, unknown>
}

/** The sample of every global, with rich text where the model has it. */
export function sampleGlobals(
  payload: Payload,
  editorConfig: SanitizedServerEditorConfig,
): SampleGlobal[] {
  const samples = Object.entries<object & { seo?: SampleSeo }>(asStored())
  return samples.map(([slug, { seo, ...data }]) => {
    const config = payload.globals.config.find((global) => global.slug === slug)
    const richTexts = config?.flattenedFields.filter(({ type }) => type === 'richText') ?? []
    const isRichText = (name: string) => richTexts.some((field) => field.name === name)
    const texts = Object.entries(data).map(([name, value]) => [
      name,
      isRichText(name) && typeof value === 'string'
        ? convertMarkdownToLexical({ editorConfig, markdown: value.trim() })
        : value,
    ])
    return { slug: slug as keyof SampleGlobals, seo, texts: Object.fromEntries(texts) }
  })
}

/** The globals that refer to other samples, without the references and with the model's values. */
function asStored(): Record<keyof SampleGlobals, object> {
  const { home, 'hire-us': hireUs } = globals
  const { testimonial: _testimonial, ...homeTexts } = home
  const { contactPerson: _person, consultants: _consultants, ...hireUsTexts } = hireUs
  const { projects: _projects, ...hero } = home.hero
  const { chosen: _services, ...services } = home.services
  const { chosen: _chosen, ...projects } = home.projects
  return {
    ...globals,
    home: {
      ...homeTexts,
      ...{ hero, services, projects },
      clients: {
        heading: home.clients.heading,
        logos: home.clients.names.map((name) => ({ name })),
      },
    },
    'hire-us': hireUsTexts,
  }
}
