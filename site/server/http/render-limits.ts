import { senderOf } from '@vitrina/content/http/client-address.ts'
import { LRUCache } from 'lru-cache'
import type { SiteMiddleware } from '../context.ts'
import { sendErrorPage } from './error-page.ts'

/**
 * A limit on the rendering of pages per address. Pages from the cache are not counted.
 *
 * Takes one rendering from the budget of an address and returns 0, or the seconds until one is
 * available; nothing was taken then.
 *
 * Token buckets and not the fixed windows of rate-limiter-flexible: a visitor over the limit waits
 * for a fraction of a second instead of the rest of a window, and a request that the network's
 * limit rejects costs the address nothing.
 */
export type RenderLimit = (address: string) => number

/**
 * A network has several subscribers with separate limits. Requests from this machine or without a
 * known address (see `senderOf`) share the limit of one network.
 */
const networkFactor = 4

/** Bounds the memory. A dropped entry starts again with a full bucket. */
const maxBuckets = 10_000

/**
 * A limit for each address (IPv6: its /64 network) and each network around it. It refills
 * continuously, so waiting times are short. Each process counts separately.
 *
 * @param perMinute for an address; 0 for no limit.
 * @param burstSeconds size of a burst, in seconds' worth of the limit.
 */
export function renderLimit(
  perMinute: number,
  now = () => performance.now(),
  burstSeconds = 15,
): RenderLimit {
  if (perMinute === 0) return () => 0
  const bucketsOf = (perSecond: number) => buckets(perSecond, perSecond * burstSeconds, now)
  const addresses = bucketsOf(perMinute / 60)
  const networks = bucketsOf((perMinute / 60) * networkFactor)
  return (address) => {
    const sender = senderOf(address)
    const charged = sender ? [addresses(sender.address), networks(sender.network)] : [networks('')]
    const missing = charged.map(({ left, perSecond }) => Math.max(0, 1 - left) / perSecond)
    const wait = Math.max(...missing)
    if (wait === 0) for (const bucket of charged) bucket.left--
    return Math.ceil(wait)
  }
}

/**
 * A limit for forms, most of which are answered with a page. With 240 renderings per minute: a
 * burst of 15 forms, enough for a visitor who corrects errors, and then one every 4 seconds.
 */
export const formLimit = (rendersPerMinute: number, now?: () => number): RenderLimit =>
  renderLimit(rendersPerMinute / 16, now, 60)

/** One token bucket per key, refilled on access. */
function buckets(perSecond: number, burst: number, now: () => number) {
  const max = Math.max(1, burst)
  const known = new LRUCache<string, { left: number; at: number; perSecond: number }>({
    max: maxBuckets,
  })
  return (key: string) => {
    const at = now()
    const { left, at: since } = known.get(key) ?? { left: max, at }
    const refilled = Math.min(max, left + ((at - since) / 1_000) * perSecond)
    const bucket = { left: refilled, at, perSecond }
    known.set(key, bucket)
    return bucket
  }
}

/**
 * Enforces the limits for pages that bypass the page cache, and for forms. A shared render was
 * already charged to the visitor's request.
 */
export function limitRenders(renders: RenderLimit, forms: RenderLimit): SiteMiddleware {
  return async (c, next) => {
    if (c.env.sharedRender) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const wait = (isRead ? renders : forms)(c.get('clientAddress'))
    if (wait === 0) return next()
    return sendErrorPage(c, isRead ? 'tooMany' : 'tooManyForms', wait)
  }
}
