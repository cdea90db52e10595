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
    const sections = [...document.querySelectorAll<HTMLElement>('main > section')]
    for (const { dataset } of sections) dataset.deferLayout = ''
    delete root.dataset.deferLayout
    const seen = sections.find((section) => section.getBoundingClientRect().bottom > 0)
    const place = () => (seen ? seen.getBoundingClientRect().top + scrollY : 0)
    // What the visitor sees stays where it is; the browser's own anchoring does not always notice.
    root.style.overflowAnchor = 'none'
    let before = place()
    const keepPlace = () => {
      const moved = place() - before
      if (moved) scrollBy({ top: moved, behavior: 'instant' })
      before += moved
    }
    const next = () => {
      // A navigation has replaced the page.
      if (seen && !seen.isConnected) return root.removeAttribute('style')
      keepPlace()
      delete sections.shift()?.dataset.deferLayout
      keepPlace()
      if (sections.length > 0) requestAnimationFrame(next)
      else root.removeAttribute('style')
    }
    requestAnimationFrame(next)
  })
}
