/**
 * First in the body, so that a page in the dark theme is never painted light. Says in a few bytes
 * what theme-store.ts says; the test beside it holds the two together.
 */
try {
  if (localStorage.getItem('theme') === 'dark') {
    document.body.classList.add('dark')
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    meta.content = '#0E1512'
    meta.dataset.dark = ''
    document.head.prepend(meta)
  }
} catch {
  // Storage is blocked: the default theme it is.
}
