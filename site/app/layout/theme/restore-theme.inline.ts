/**
 * Sets the class as soon as the body is parsed: a script in the body may run after a light frame. A
 * minimal copy of theme.ts; the test in this folder checks that both match.
 */
try {
  if (localStorage.getItem('theme') === 'dark') {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      document.body.classList.add('dark')
      observer.disconnect()
    })
    observer.observe(document.documentElement, { childList: true })
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    meta.content = '#0E1512'
    meta.dataset.dark = ''
    document.head.prepend(meta)
  }
} catch {
  // Storage is blocked: use the default theme.
}
