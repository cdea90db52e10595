import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Endpoint, PayloadRequest } from 'payload'
import { addressLine } from '../company/company.ts'
import { apiError } from '../http/error-response.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import type { LegalPage } from '../payload-types.ts'
import { readPeriods } from '../personal-data/retention/periods.ts'
import { settings } from '../settings.ts'
import { hasRole } from '../staff/access.ts'
import { keptMonths } from '../statistics/store.ts'
import { inTransaction } from '../storage/transaction.ts'
import {
  type LegalFacts,
  type LegalTemplate,
  legalTemplates,
  writeTemplate,
} from './write-template.ts'

/** `POST /api/legal-pages/from-template/:template`: a draft of a legal page, in every language. */
export const startLegalPage: Omit<Endpoint, 'root'> = {
  path: '/from-template/:template',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req.user, 'admin', 'editor')) {
      throw apiError(req, 403, 'An administrator or an editor can change this.')
    }
    const template = legalTemplates.find((each) => each === req.routeParams?.template)
    if (!template) throw apiError(req, 404, 'There is no such template.')
    const { totalDocs } = await req.payload.count({
      collection: 'legal-pages',
      where: { slug: { equals: template } },
      trash: true,
      req,
    })
    if (totalDocs > 0) {
      const wording = 'There is a page with the address “{slug}” already, perhaps in the trash.'
      throw apiError(req, 409, wording, { slug: template })
    }
    const id = await inTransaction(req.payload, (transaction) => createPage(transaction, template))
    return Response.json({ id }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

async function createPage(req: PayloadRequest, template: LegalTemplate): Promise<number> {
  const { payload } = req
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  const write = { collection: 'legal-pages', draft: true, depth: 0, req } as const
  const textIn = async (locale: Language) => {
    const { title, text } = writeTemplate(template, locale, await readFacts(req, locale))
    const body = convertMarkdownToLexical({ editorConfig, markdown: text })
    return { title, body: body as unknown as LegalPage['body'] }
  }
  const page = { ...(await textIn(defaultLanguage)), slug: template, _status: 'draft' as const }
  const { id } = await payload.create({ ...write, locale: defaultLanguage, data: page })
  for (const locale of languages.slice(1)) {
    await payload.update({ ...write, id, locale, data: await textIn(locale) })
  }
  return id
}

async function readFacts(req: PayloadRequest, locale: Language): Promise<LegalFacts> {
  const { payload } = req
  const [company, periods] = await Promise.all([
    payload.findGlobal({ slug: 'company', depth: 0, locale, req }),
    readPeriods(payload),
  ])
  return {
    company: company.name,
    address: addressLine(company),
    email: company.email ?? '',
    site: new URL(settings.SITE_URL).host,
    applicationMonths: periods.applications,
    consultationMonths: periods['consultation-requests'],
    emailMonths: periods.emails,
    emailHost: URL.parse(settings.SMTP_URL ?? '')?.hostname,
    ...(settings.STATISTICS && { statisticsMonths: keptMonths }),
  }
}
