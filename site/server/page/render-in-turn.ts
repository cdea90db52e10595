import pLimit, { type LimitFunction } from 'p-limit'
import { type Queue, queueContext, siteContext } from '../../app/server-context.ts'
import { personalRoutes } from '../page-cache/kept-routes.ts'
import type { RenderPage } from './pages.ts'

/** Too many pages are waiting to be rendered; whoever asks now is asked to come back. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/**
 * More at once are no faster; each takes memory, and pages from memory wait while they compute. Those
 * that wait are answered within a second or two, and are more than one address may ask for at once
 * (render-budget.ts).
 */
const limits = { atOnce: 4, ofOneKind: 2, waiting: 100 }

/**
 * Renders pages a few at a time, so that a flood of requests for pages that are not in memory takes
 * neither all memory nor minutes. Each kind of page has a queue of its own before the common one, so
 * that others wait for few of a flood. A form is read and stored at once, however slowly it arrives;
 * the page that answers it is queued (entry.server.tsx).
 *
 * @returns the same renderer. It @throws TooBusyError when too many wait already.
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
