import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Company } from '../payload-types.ts'
import { applicationEmails } from './data/application-mails.ts'
import { globals } from './data/globals.ts'
import { neutralGlobals } from './data/neutral-globals.ts'
import type { SampleSeo } from './types.ts'
import { withoutSample } from './without-sample.ts'

type Values = Record<string, unknown>

/**
 * Takes the sample company's words and addresses out of the globals, published and drafts, in the
 * transaction of `req`: field by field, so that what staff have changed remains.
 */
export async function clearSampleGlobals(payload: Payload, req: PayloadRequest): Promise<void> {
  const { company, home, services, about, careers, hireUs } = globals
  const { whyHeading, openHeading, speculative, application } = careers
  const editor = await editorConfigFactory.default({ config: payload.config })
  const story = convertMarkdownToLexical({ editorConfig: editor, markdown: about.story.trim() })
  const clear = (slug: GlobalSlug, sample: object, neutral?: object) =>
    clearGlobal(req, slug, (now) => withoutSample(now, sample, neutral) as Values)

  const { copyrightStartYear: _year, timeZone: _clock, ...companyTexts } = company
  await clear('company', companyTexts, neutralGlobals.company)
  const { employeePortal } = await payload.findGlobal({ slug: 'company', depth: 0, req })
  const { docs: legal } = await payload.find({
    collection: 'legal-pages',
    pagination: false,
    draft: true,
    req,
  })
  const pages = new Set(legal.map(({ slug }) => `/legal/${slug}`))
  await clearGlobal(req, 'navigation', (now) => withLinks(now, employeePortal, pages))
  await clear(
    'home',
    {
      ...{ hero: texts(home.hero), services: texts(home.services), projects: texts(home.projects) },
      clients: {
        heading: home.clients.heading,
        logos: home.clients.names.map((name) => ({ name })),
      },
      ...{ process: home.process, figures: home.figures, team: home.team, careers: home.careers },
      ...{ closing: home.closing, meta: home.seo },
    },
    neutralGlobals.home,
  )
  await clear('services-page', withMeta(services), neutralGlobals.services)
  await clear('about', { ...withMeta(about), story }, neutralGlobals.about)
  await clear(
    'careers-page',
    {
      ...withMeta({ heading: careers.heading, lead: careers.lead, seo: careers.seo }),
      ...{ whyHeading, openHeading, speculative, application, benefits: careers.benefits },
    },
    neutralGlobals.careers,
  )
  const { heading, lead, next, answerTime, consentText, consentVersion, recipients } = hireUs
  const hours = hireUs.hours.map(({ day, ...times }) => ({ day: `${day}`, ...times }))
  await clear(
    'hire-us',
    {
      ...withMeta({ heading, lead, seo: hireUs.seo }),
      ...{ next, answerTime, consentText, consentVersion, recipients, hours: { whole: hours } },
    },
    neutralGlobals.hireUs,
  )
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

/** The footer, with the company's own portal and without links to pages that are gone. */
function withLinks(
  navigation: Values,
  employeePortal: Company['employeePortal'],
  legalPages: ReadonlySet<string>,
): Values {
  const { footer } = navigation as { footer?: Array<{ items?: Array<{ link: string }> }> }
  return {
    ...navigation,
    footer: footer?.map(({ items, ...column }) => ({
      ...column,
      items: items?.flatMap((item) => {
        if (item.link.startsWith('/legal/') && !legalPages.has(item.link)) return []
        if (item.link !== globals.company.employeePortal) return [item]
        return employeePortal ? [{ ...item, link: employeePortal }] : []
      }),
    })),
  }
}

function texts({ projects: _projects, chosen: _chosen, ...own }: Values): Values {
  return own
}

function withMeta({ seo, ...own }: Values & { seo: SampleSeo }): Values {
  return { ...own, meta: seo }
}
