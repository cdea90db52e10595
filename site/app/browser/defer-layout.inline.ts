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
    if (root.dataset.deferLayout === undefined) return
    const deferred = [...document.querySelectorAll<HTMLElement>('main > section')]
    const anchors = [...document.querySelectorAll('main > section, footer')]
    for (const { dataset } of deferred) dataset.deferLayout = ''
    delete root.dataset.deferLayout
    // Scrolling is by whole pixels; the rest would add up.
    let rest = 0
    const layOut = (count: number) => {
      if (deferred.length === 0) return
      const seen = anchors.find((anchor) => anchor.getBoundingClientRect().bottom > 0)
      const top = () => seen?.getBoundingClientRect().top ?? 0
      const wanted = top() - rest
      // What the visitor sees stays where it is; the browser's anchoring does not always notice.
      root.style.overflowAnchor = 'none'
      for (const { dataset } of deferred.splice(0, count)) delete dataset.deferLayout
      if (top() !== wanted) scrollBy({ top: top() - wanted, behavior: 'instant' })
      rest = (top() - wanted) % 1
      root.removeAttribute('style')
      requestAnimationFrame(() => layOut(1))
    }
    // What these scroll to needs the real heights.
    for (const type of ['click', 'keydown', 'popstate'])
      addEventListener(type, () => layOut(deferred.length), { capture: true, once: true })
    requestAnimationFrame(() => layOut(1))
  })
}
