import type { Endpoint, GlobalConfig, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { queueEmail } from '../email/emails.ts'
import { emailCompany, staffText } from '../email/recipients.ts'
import { apiError } from '../http/error-response.ts'
import { readLabel } from '../i18n/translator.ts'
import { adminQueue } from '../jobs/queue.ts'
import { findSampleTexts } from '../sample/clear-globals.ts'
import { removeSampleContent, restoreSampleContent, sampleState } from '../sample/remove.ts'
import { hasRole, noAccess } from '../staff/access.ts'
import { inTransaction } from '../storage/transaction.ts'
import { companyDetails, startCompany } from './start-company.ts'

/** Steps of the set-up that no other data shows to be done. */
export const setupSteps = ['welcomed', 'backedUp', 'dismissed'] as const
export type SetupStep = (typeof setupSteps)[number]

type Handle = (req: PayloadRequest) => Promise<object>

/** An endpoint for administrators below `/api/globals/setup`. */
function forAdministrators(
  method: 'get' | 'post',
  path: string,
  handle: Handle,
): Omit<Endpoint, 'root'> {
  const handler: PayloadHandler = async (req) => {
    if (!req.user) throw apiError(req, 401, 'Sign in again.')
    if (!hasRole(req.user, 'admin')) throw apiError(req, 403, 'Only administrators can do this.')
    const answer = await handle(req)
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
  }
  return { method, path, handler }
}

export type SamplePreview = {
  documents: { label: string; count: number }[]
  /** The names of the pages and settings with words of the sample. */
  globals: string[]
}

const setupEndpoints = [
  /** With `companyDetails`: gives the site to the company. */
  forAdministrators('post', '/start', async (req) => {
    const details = companyDetails.safeParse(await req.json?.())
    if (!details.success)
      throw apiError(req, 400, 'Some of it is missing or too long. Check each field.')
    await startCompany(req.payload, details.data)
    return { status: 'started' }
  }),

  /** With `{ step }`: a step is done. */
  forAdministrators('post', '/done', async (req) => {
    const steps = z.object({ step: z.enum(setupSteps) })
    const given = steps.safeParse(await req.json?.())
    if (!given.success) throw apiError(req, 400, 'There is no such step.')
    const data = { [given.data.step]: new Date().toISOString() }
    await req.payload.updateGlobal({ slug: 'setup', data, overrideAccess: true })
    return { status: 'done' }
  }),

  /** Queues an email to the user; its `id` tells what became of it. */
  forAdministrators('post', '/test-email', async (req) => {
    const to = req.user?.email ?? ''
    const queue = await adminQueue()
    await inTransaction(req.payload, async (transaction) => {
      const company = await emailCompany(transaction)
      await queueEmail(transaction, queue, {
        ...{ to, subject: staffText('A test of the email settings'), template: 'test-email' },
        data: { company },
      })
    })
    const { docs } = await req.payload.find({
      collection: 'emails',
      where: { to: { equals: to }, template: { equals: 'test-email' } },
      ...{ sort: '-id', limit: 1, select: { status: true }, overrideAccess: true },
    })
    return { id: docs[0]?.id }
  }),

  /** `SamplePreview`. */
  forAdministrators('get', '/sample', async (req): Promise<SamplePreview> => {
    const { collections, globals } = req.payload.config
    const { documents } = await sampleState(req.payload)
    const { language } = req.i18n
    const counts = Map.groupBy(documents, ({ collection }) => collection)
    const texts = await findSampleTexts(req)
    return {
      documents: [...counts].map(([slug, { length: count }]) => ({
        label: readLabel(collections.find((each) => each.slug === slug)?.labels.plural, language),
        count,
      })),
      globals: texts.map(({ now }) =>
        readLabel(globals.find((each) => each.slug === now.slug)?.label, language),
      ),
    }
  }),

  forAdministrators('post', '/sample/remove', async (req) => {
    return { removed: await removeSampleContent(req.payload) }
  }),

  forAdministrators('post', '/sample/undo', async (req) => {
    const isRestored = await restoreSampleContent(req.payload).catch((error) => {
      const slug = takenSlug(error)
      if (slug === undefined) throw error
      const message =
        'Something new has the address “{slug}” of the sample. Give it another one, or delete it for good, then undo the removal.'
      throw apiError(req, 409, message, { slug })
    })
    if (!isRestored) throw apiError(req, 409, 'The removal can no longer be undone.')
    return { status: 'restored' }
  }),
]

/** The slug that is taken, of a `unique_violation` (PostgreSQL, appendix A), which Drizzle wraps. */
function takenSlug(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error) || error.code !== '23505') return takenSlug(error.cause)
  const { detail = '' } = error as { detail?: string }
  return /=\((.*)\)/.exec(detail)?.[1] ?? ''
}

/** How far a company has made the site its own. Only the endpoints write it. */
export const Setup: GlobalConfig = {
  slug: 'setup',
  access: { read: noAccess, update: noAccess },
  admin: { hidden: true },
  endpoints: setupEndpoints,
  fields: setupSteps.map((name) => ({ name, type: 'date' })),
}
