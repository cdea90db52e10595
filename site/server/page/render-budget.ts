import { clientAddress } from '@vitrina/content/http/client-address/client-address.ts'
import { senderOf } from '@vitrina/content/http/client-address/sender.ts'
import { LRUCache } from 'lru-cache'
import type { SiteMiddleware } from '../context.ts'
import { answerWithApology } from './error-page.ts'

/** How many pages may be rendered for whom. What comes from memory is not counted. */
export type RenderBudget = {
  /**
   * Takes one rendering from the budget of whoever asks.
   *
   * @returns 0, or the seconds until there is one again; nothing was taken then.
   */
  take: (address: string) => number
}

/**
 * A network holds several subscribers, each with a budget of their own. Those who ask from this
 * machine, or from nobody knows where (see `senderOf`), share as much as a network.
 */
const timesForNetwork = 4

/** Bounds the memory. Whom it forgets starts again with a whole budget. */
const remembered = 10_000

/**
 * A budget of renderings for each address (IPv6: its network of 64 bits) and each network around
 * it. It fills up steadily, so nobody has to wait for long. Each process counts for itself.
 *
 * @param perMinute for an address; 0 for no limit.
 * @param secondsAtOnce how many seconds' worth may be used at once, after that much time without any.
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

/** So many renderings are there, at that moment, in milliseconds. */
type Bucket = { left: number; at: number; perSecond: number }

/** One bucket for each key, brought up to date when it is asked for. */
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
 * The same for forms, most of which are answered with a page. With 240 renderings a minute: 15 forms
 * at once, as somebody who corrects one may send, and one more every four seconds.
 */
export const formBudget = (rendersPerMinute: number, now?: () => number): RenderBudget =>
  renderBudget(rendersPerMinute / 16, now, 60)

/**
 * Holds visitors to their budgets who ask for a page past the page cache, or send a form. What the
 * cache asks for was taken from the budget of whoever asked it.
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
