/**
 * Runs in the head. After a new navigation, the browser lays out a section only when it comes near
 * the screen (base.css): all of them at once delay the first reaction of a slow device. Not on
 * reload, back or a fragment, whose scroll position depends on the real heights.
 */

{
  const root = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && !location.hash) root.dataset.deferLayout = ''

  // Client-side navigations restore scroll positions, too. One section per frame, to stay responsive.
  document.addEventListener('hydrated', () => {
    const sections = document.querySelectorAll<HTMLElement>('main > section')
    if (root.dataset.deferLayout === undefined) return
    for (const { dataset } of sections) dataset.deferLayout = ''
    delete root.dataset.deferLayout
    const rest = [...sections]
    const next = () => {
      delete rest.shift()?.dataset.deferLayout
      if (rest.length > 0) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}
