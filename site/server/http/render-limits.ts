import { senderOf } from '@vitrina/content/http/client-address.ts'
import { LRUCache } from 'lru-cache'
import type { SiteMiddleware } from '../context.ts'
import { sendErrorPage } from './error-page.ts'

/**
 * A limit on the rendering of pages per address. Takes one rendering and returns 0, or takes
 * nothing and returns the seconds until one is available.
 *
 * Token buckets and not the fixed windows of rate-limiter-flexible: the wait is a fraction of a
 * second, and a request that the network's limit rejects costs the address nothing.
 */
export type RenderLimit = (address: string) => number | Promise<number>

/**
 * A network has several subscribers with separate limits. Requests from this machine or without a
 * known address (see `senderOf`) share the limit of one network.
 */
const networkFactor = 4

/** Bounds the memory. A dropped entry starts again with a full bucket. */
const maxBuckets = 10_000

/**
 * A limit for each address (IPv6: its /64) and network. Refills continuously, and counts in the
 * memory of this process (but see processes.ts). `perMinute` 0 means no limit; `burstSeconds` is in seconds' worth of the limit.
 */
export function renderLimit(
  perMinute: number,
  now = () => performance.now(),
  burstSeconds = 15,
): (address: string) => number {
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

/** For forms: with 240 renderings per minute, a burst of 15 and then one every 4 seconds. */
export const formLimit = (rendersPerMinute: number, now?: () => number) =>
  renderLimit(rendersPerMinute / 16, now, 60)

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

/** Limits uncached pages and forms. A shared render was already charged to the visitor. */
export function limitRenders(renders: RenderLimit, forms: RenderLimit): SiteMiddleware {
  return async (c, next) => {
    if (c.env.sharedRender) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const wait = await (isRead ? renders : forms)(c.get('clientAddress'))
    if (wait === 0) return next()
    return sendErrorPage(c, isRead ? 'tooMany' : 'tooManyForms', wait)
  }
}
