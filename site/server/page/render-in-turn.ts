import pLimit from 'p-limit'
import type { RenderPage } from './pages.ts'

/** Too many pages are waiting to be rendered; whoever asks now is asked to come back. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/**
 * More at once are no faster; each takes memory, and pages from memory wait while they compute. Those
 * that wait have their turn within a second or two, and are more than one address may ask for at once
 * (render-budget.ts).
 */
const limits = { atOnce: 4, waiting: 100 }

/**
 * Renders pages a few at a time, so that a flood of requests for pages that are not in memory takes
 * neither all memory nor minutes. What visitors send does not wait behind what others read.
 *
 * @returns the same renderer. It @throws TooBusyError when too many wait already.
 */
export function renderInTurn(
  render: RenderPage,
  { atOnce, waiting }: typeof limits = limits,
): RenderPage {
  const turn = pLimit(atOnce)
  return async (request, context) => {
    if (request.method !== 'GET') return render(request, context)
    if (turn.pendingCount >= waiting) throw new TooBusyError('Too many pages are to be rendered.')
    return turn(render, request, context)
  }
}
