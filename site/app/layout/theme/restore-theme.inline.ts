/**
 * Runs first in the body, so that a page in the dark theme is never painted light. A minimal copy
 * of the logic in theme.ts; the test in this folder checks that both match.
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
  // Storage is blocked: use the default theme.
}
