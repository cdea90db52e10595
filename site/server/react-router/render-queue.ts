import pLimit, { type LimitFunction } from 'p-limit'
import { type Queue, queueContext, siteContext } from '../../app/server-context.ts'
import { personalRoutes } from '../cache/key.ts'
import type { Render } from './render-pages.ts'

/** Thrown when too many pages are waiting to be rendered; the client may retry later. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/**
 * More concurrent renderings are not faster, use memory and delay cached pages. The max queue
 * length keeps waiting within 1 or 2 seconds, and is larger than the burst of one address
 * (http/render-limits.ts).
 */
const limits = { concurrent: 4, concurrentPerKind: 2, queued: 100 }

/**
 * Limits concurrent renderings, so that a flood of requests for pages that are not cached neither
 * exhausts memory nor takes minutes. Each kind of page has a queue in front of the common one, so
 * that a flood of one kind delays the others little. Forms are read and stored immediately, however
 * slowly they arrive; only the page that responds is queued (entry.server.tsx).
 *
 * @returns the same renderer with the limits. It @throws TooBusyError when too many wait already.
 */
export function queueRenders(
  render: Render,
  { concurrent, concurrentPerKind, queued }: typeof limits = limits,
): Render {
  const common = pLimit(concurrent)
  const kinds = new Map<string, LimitFunction>()
  return async (request, context) => {
    const kind = kindOf(request, context.get(siteContext).isShared)
    const own = kinds.get(kind) ?? pLimit(concurrentPerKind)
    kinds.set(kind, own)
    if (own.pendingCount >= queued) throw new TooBusyError('Too many pages are to be rendered.')
    const enqueue: Queue = (work) => own(() => common(work))
    if (kind !== 'form') return enqueue(() => render(request, context))
    context.set(queueContext, enqueue)
    return render(request, context)
  }
}

function kindOf({ method, url }: Request, isShared: boolean): string {
  if (method !== 'GET') return 'form'
  const path = new URL(url).pathname.replace(/\.data$/, '')
  if (isShared) return 'shared'
  return personalRoutes[path] ? path : 'other'
}
