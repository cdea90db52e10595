import { clientAddress, senderOf } from '@vitrina/content/http/client-address.ts'
import { LRUCache } from 'lru-cache'
import type { SiteMiddleware } from '../context.ts'
import { sendErrorPage } from './error-page.ts'

/**
 * Limits on the rendering of pages per address. Pages from the cache are not counted.
 *
 * Token buckets and not the fixed windows of rate-limiter-flexible: a visitor over the limit waits
 * for a fraction of a second instead of the rest of a window, and a request that the network's
 * limit rejects costs the address nothing.
 */
export type RenderLimit = {
  /**
   * Takes one rendering from the budget of an address.
   *
   * @returns 0, or the seconds until one is available; nothing was taken then.
   */
  take: (address: string) => number
}

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
  if (perMinute === 0) return { take: () => 0 }
  const bucketsOf = (perSecond: number) => buckets(perSecond, perSecond * burstSeconds, now)
  const addresses = bucketsOf(perMinute / 60)
  const networks = bucketsOf((perMinute / 60) * networkFactor)
  return {
    take(address) {
      const sender = senderOf(address)
      if (!sender) return takeFromAll([networks('')])
      return takeFromAll([addresses(sender.address), networks(sender.network)])
    },
  }
}

/**
 * A limit for forms, most of which are answered with a page. With 240 renderings per minute: a
 * burst of 15 forms, enough for a visitor who corrects errors, and then one every 4 seconds.
 */
export const formLimit = (rendersPerMinute: number, now?: () => number): RenderLimit =>
  renderLimit(rendersPerMinute / 16, now, 60)

/** The renderings left at a point in time, in milliseconds. */
type Bucket = { left: number; at: number; perSecond: number }

/** One token bucket per key, refilled on access. */
function buckets(perSecond: number, burst: number, now: () => number): (key: string) => Bucket {
  const known = new LRUCache<string, Bucket>({ max: maxBuckets })
  const max = Math.max(1, burst)
  return (key) => {
    const bucket = known.get(key) ?? { left: max, at: now(), perSecond }
    known.set(key, bucket)
    bucket.left = Math.min(max, bucket.left + ((now() - bucket.at) / 1_000) * perSecond)
    bucket.at = now()
    return bucket
  }
}

function takeFromAll(all: Bucket[]): number {
  const missing = all.map(({ left, perSecond }) => Math.max(0, 1 - left) / perSecond)
  const wait = Math.max(...missing)
  if (wait === 0) for (const bucket of all) bucket.left--
  return Math.ceil(wait)
}

/**
 * Enforces the limits for pages that bypass the page cache, and for forms. A shared render was
 * already charged to the visitor's request.
 */
export function limitRenders({
  renders,
  forms,
  trustProxy,
}: {
  renders: RenderLimit
  forms: RenderLimit
  trustProxy: boolean
}): SiteMiddleware {
  return async (c, next) => {
    if (c.env.sharedRender) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const peer = c.env.incoming?.socket.remoteAddress
    const address = clientAddress(c.req.raw.headers.get('x-forwarded-for'), peer, trustProxy)
    const wait = (isRead ? renders : forms).take(address)
    if (wait === 0) return next()
    return sendErrorPage(c, isRead ? 'tooMany' : 'tooManyForms', wait)
  }
}
