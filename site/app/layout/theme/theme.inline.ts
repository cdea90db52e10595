/**
 * The theme, complete before any module is loaded: restores the visitor's choice, toggles it on a
 * click on the theme button, and follows other tabs. The `dark` class of the body is the source of
 * truth; React only reads it (theme.ts).
 *
 * Runs in the head, and sets the class as soon as the body is parsed: a script in the body may run
 * after a first, light frame.
 */

{
  const key = 'theme'

  const isSaved = () => {
    try {
      return localStorage.getItem(key) === 'dark'
    } catch {
      // Storage is blocked: use the default theme.
      return false
    }
  }

  const setDark = (isDark: boolean) => {
    document.body.classList.toggle('dark', isDark)
    document.documentElement.toggleAttribute('data-dark', isDark)
    // Finish colour transitions at once: not all colours have one, so the change would look uneven.
    for (const fading of document.getAnimations()) {
      if (fading instanceof CSSTransition) fading.finish()
    }
    // The colour of the browser's toolbar: browsers prefer the first element.
    document.querySelector('meta[data-dark]')?.remove()
    if (isDark) {
      const meta = document.createElement('meta')
      meta.name = 'theme-color'
      meta.content = '#0E1512'
      meta.dataset.dark = ''
      document.head.prepend(meta)
    }
    document.dispatchEvent(new Event('theme'))
  }

  if (isSaved()) {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      setDark(true)
    })
    observer.observe(document.documentElement, { childList: true })
  }
  addEventListener('load', () => {
    // The logo of the other theme: on a slow connection it would be missing after the first click.
    const logos = document.querySelectorAll<HTMLImageElement>('.header [loading=lazy]')
    for (const logo of logos) logo.loading = 'eager'
  })
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-theme-toggle]')) return
    const isDark = !document.body.classList.contains('dark')
    setDark(isDark)
    try {
      localStorage.setItem(key, isDark ? 'dark' : 'light')
    } catch {
      // Storage is blocked or full: the theme applies to this page only.
    }
  })
  addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) setDark(event.newValue === 'dark')
  })
}
