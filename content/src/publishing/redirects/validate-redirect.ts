import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { defaultLanguage, localizedPath, splitLanguage } from '../../i18n/languages.ts'
import type { Redirect } from '../../payload-types.ts'
import { destinationOf, pageAt, pathTo, sitePath } from './site-paths.ts'

type To = Redirect['to']

/** Max paths in a chain; a longer one is rejected as a loop. */
const maxChain = 20

/**
 * Normalizes and validates a redirect: its address gets the canonical spelling, it may neither hide
 * a page nor form a loop, and it leads directly to the end of a chain.
 */
export const validateRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = sitePath(data.from ?? '')
  if (!from) throw validationError(req, 'from', 'Give a path of this site, such as /old-page.')
  await rejectDuplicatePath(req, from, originalDoc?.id)
  const to = spelled(req, data.to)
  return { ...data, from, to: await endOf(req, from, to, originalDoc?.id) }
}

/** Updates redirects that lead to this address, so that they reach its destination in one step. */
export const updateRedirectChains: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { docs } = await req.payload.db.find<Redirect>({
    collection: 'redirects',
    where: {
      'to.type': { equals: 'custom' },
      'to.url': { equals: doc.from },
      id: { not_equals: doc.id },
    },
    pagination: false,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: 'redirects',
      id,
      data: { to: withoutDocument(doc.to) },
      depth: 0,
      req,
    })
  }
  return doc
}

async function rejectDuplicatePath(req: PayloadRequest, from: string, own?: number): Promise<void> {
  const page = await pageAt(req, from)
  const message = page
    ? `“${from}” is ${page}: only an address without a page can lead elsewhere.`
    : `There is a redirect from “${from}” already: change that one.`
  if (page || (await redirectFrom(req, from, own))) throw validationError(req, 'from', message)
}

function spelled(req: PayloadRequest, to: To): To {
  if (to?.type !== 'custom') return to
  const url = destinationOf(to.url ?? '')
  if (url) return { ...to, url, reference: null }
  throw validationError(
    req,
    'to.url',
    'Give a path of this site, such as /services, or a whole address, such as https://www.partner.example.',
  )
}

/**
 * Follows existing redirects until they reach a page or leave the site, as the site does: a path
 * without a language keeps that of the visitor, and a redirect of a language comes before one of all.
 */
async function endOf(req: PayloadRequest, from: string, first: To, own?: number): Promise<To> {
  const start = splitLanguage(from)
  const chain = [from]
  let to = first
  for (;;) {
    const address = await pathTo(req, to)
    if (!address) return to
    const { language, page } = splitLanguage(address)
    chain.push(address)
    const isSameLanguage =
      language === start.language || [language, start.language].includes(defaultLanguage)
    if ((page === start.page && isSameLanguage) || chain.length > maxChain)
      throw validationError(req, 'to.url', circle(chain))
    if (await pageAt(req, page)) return to
    const shown = language === defaultLanguage ? start.language : language
    const next =
      (await redirectFrom(req, localizedPath(page, shown), own)) ??
      (await redirectFrom(req, page, own))
    if (!next) return to
    to = withoutDocument(next.to)
  }
}

function circle(chain: string[]): string {
  return chain.length === 2
    ? `“${chain[0]}” would lead to itself.`
    : `This would go in a circle: ${chain.join(' → ')}.`
}

function redirectFrom(req: PayloadRequest, from: string, own?: number): Promise<Redirect | null> {
  return req.payload.db.findOne<Redirect>({
    collection: 'redirects',
    where: { from: { equals: from }, ...(own !== undefined && { id: { not_equals: own } }) },
    req,
  })
}

/** A destination with ids only: populated documents cannot be written back. */
function withoutDocument(to: To): To {
  const reference = to?.reference
  if (!reference) return { type: 'custom', url: to?.url, reference: null }
  const { relationTo, value } = reference
  const id = typeof value === 'object' ? value.id : value
  return { type: 'reference', reference: { relationTo, value: id }, url: null } as To
}

function validationError(req: PayloadRequest, path: 'from' | 'to.url', message: string) {
  return new ValidationError({ collection: 'redirects', errors: [{ path, message }], req }, req.t)
}
