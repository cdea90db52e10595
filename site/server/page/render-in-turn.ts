import pLimit, { type LimitFunction } from 'p-limit'
import { type Queue, queueContext, siteContext } from '../../app/server-context.ts'
import { personalRoutes } from '../page-cache/kept-routes.ts'
import type { RenderPage } from './pages.ts'

/** Thrown when too many pages are waiting to be rendered; the client may retry later. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/**
 * More concurrent renderings are not faster, use memory and delay cached pages. The max queue
 * length keeps waiting within 1 or 2 seconds, and is larger than the burst of one address
 * (render-budget.ts).
 */
const limits = { atOnce: 4, ofOneKind: 2, waiting: 100 }

/**
 * Limits concurrent renderings, so that a flood of requests for pages that are not cached neither
 * exhausts memory nor takes minutes. Each kind of page has a queue in front of the common one, so
 * that a flood of one kind delays the others little. Forms are read and stored immediately, however
 * slowly they arrive; only the page that responds is queued (entry.server.tsx).
 *
 * @returns the same renderer with the limits. It @throws TooBusyError when too many wait already.
 */
export function renderInTurn(
  render: RenderPage,
  { atOnce, ofOneKind, waiting }: typeof limits = limits,
): RenderPage {
  const all = pLimit(atOnce)
  const kinds = new Map<string, LimitFunction>()
  return async (request, context) => {
    const kind = kindOf(request, context.get(siteContext).forEverybody)
    const own = kinds.get(kind) ?? pLimit(ofOneKind)
    kinds.set(kind, own)
    if (own.pendingCount >= waiting) throw new TooBusyError('Too many pages are to be rendered.')
    const inTurn: Queue = (work) => own(() => all(work))
    if (kind !== 'form') return inTurn(() => render(request, context))
    context.set(queueContext, inTurn)
    return render(request, context)
  }
}

function kindOf({ method, url }: Request, forEverybody: boolean): string {
  if (method !== 'GET') return 'form'
  const path = new URL(url).pathname.replace(/\.data$/, '')
  if (forEverybody) return 'kept'
  return personalRoutes[path] ? path : 'other'
}
