import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { searchDataPath, searchPath } from '@vitrina/content/paths.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Queue, queueContext, siteContext } from '../../app/server-context.ts'
import { personalRoutes } from '../cache/key.ts'
import type { Render } from './render-pages.ts'

/** Thrown when too many pages are waiting to be rendered; the client may retry later. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/**
 * More concurrency is not faster, uses memory and delays cached pages. The queue keeps waiting
 * within 1 or 2 seconds, and is larger than the burst of one address (http/render-limits.ts).
 */
const limits = { concurrent: 4, concurrentPerKind: 2, queued: 100 }

/**
 * Limits concurrent renderings, so that a flood of uncached pages neither exhausts memory nor takes
 * minutes. Each kind of page has its own queue before the common one, to delay the others little.
 * Forms are read and stored immediately; only their pages are queued (entry.server.tsx). The
 * returned renderer @throws TooBusyError when too many wait already.
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
  const path = splitLanguage(new URL(url).pathname.replace(/\.data$/, '')).page
  if (isShared) return 'shared'
  const hasOwn = personalRoutes[path] || path === searchPath || path === searchDataPath
  return hasOwn ? path : 'other'
}
