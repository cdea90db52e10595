import { clientAddress } from '@vitrina/content/http/client-address/client-address.ts'
import { senderOf } from '@vitrina/content/http/client-address/sender.ts'
import { LRUCache } from 'lru-cache'
import type { SiteMiddleware } from '../context.ts'
import { answerWithApology } from './error-page.ts'

/** Limits on the rendering of pages per address. Pages from the cache are not counted. */
export type RenderBudget = {
  /**
   * Takes one rendering from the budget of an address.
   *
   * @returns 0, or the seconds until one is available; nothing was taken then.
   */
  take: (address: string) => number
}

/**
 * A network has several subscribers with separate budgets. Requests from this machine or without a
 * known address (see `senderOf`) share the budget of one network.
 */
const timesForNetwork = 4

/** Bounds the memory. A dropped entry starts again with a full budget. */
const remembered = 10_000

/**
 * A rendering budget for each address (IPv6: its /64 network) and each network around it. It
 * refills continuously, so waiting times are short. Each process counts separately.
 *
 * @param perMinute for an address; 0 for no limit.
 * @param secondsAtOnce size of a burst, in seconds' worth of the budget.
 */
export function renderBudget(
  perMinute: number,
  now = () => performance.now(),
  secondsAtOnce = 15,
): RenderBudget {
  if (perMinute === 0) return { take: () => 0 }
  const bucketsOf = (perSecond: number) => buckets(perSecond, perSecond * secondsAtOnce, now)
  const addresses = bucketsOf(perMinute / 60)
  const networks = bucketsOf((perMinute / 60) * timesForNetwork)
  return {
    take(address) {
      const sender = senderOf(address)
      if (!sender) return takeFromAll([networks('')])
      return takeFromAll([addresses(sender.address), networks(sender.network)])
    },
  }
}

/** The renderings left at a point in time, in milliseconds. */
type Bucket = { left: number; at: number; perSecond: number }

/** One token bucket per key, refilled on access. */
function buckets(perSecond: number, atOnce: number, now: () => number): (key: string) => Bucket {
  const known = new LRUCache<string, Bucket>({ max: remembered })
  const most = Math.max(1, atOnce)
  return (key) => {
    const bucket = known.get(key) ?? { left: most, at: now(), perSecond }
    known.set(key, bucket)
    bucket.left = Math.min(most, bucket.left + ((now() - bucket.at) / 1_000) * perSecond)
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
 * A budget for forms, most of which are answered with a page. With 240 renderings per minute: a
 * burst of 15 forms, enough for a visitor who corrects errors, and then one every 4 seconds.
 */
export const formBudget = (rendersPerMinute: number, now?: () => number): RenderBudget =>
  renderBudget(rendersPerMinute / 16, now, 60)

/**
 * Enforces the budget for pages that bypass the page cache, and for forms. For renderings of the
 * page cache, it was already charged to the visitor's request.
 */
export function holdToBudget(
  budgets: { reads: RenderBudget; forms: RenderBudget },
  trustProxy: boolean,
): SiteMiddleware {
  return async (c, next) => {
    if (!c.env.incoming) return next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const peer = c.env.incoming.socket.remoteAddress
    const address = clientAddress(c.req.raw.headers.get('x-forwarded-for'), peer, trustProxy)
    const wait = (isRead ? budgets.reads : budgets.forms).take(address)
    if (wait === 0) return next()
    return answerWithApology(c, isRead ? 'tooMany' : 'tooManyForms', wait)
  }
}
