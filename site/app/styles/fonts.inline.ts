/**
 * Runs in the head. On a phone, the font could not be shown on a slow first visit and would delay the
 * main picture: the first page is set in the fallback font. The brand's is loaded once the page is hydrated,
 * and used from the next page on; the text of a page never changes its font.
 */

{
  const key = 'fonts'
  const apply = () => {
    document.documentElement.dataset.fonts = ''
  }
  const isLoaded = () => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  }
  const load = async () => {
    try {
      await document.fonts.load('1em Brand', document.body.textContent)
      document.addEventListener('navigated', apply, { once: true })
      localStorage.setItem(key, '')
    } catch {
      // Offline, or storage is blocked: the next page tries again.
    }
  }

  if (isLoaded()) {
    for (const font of document.querySelectorAll<HTMLLinkElement>('[as=font]')) font.media = 'all'
    apply()
  } else if (!matchMedia('(hover: hover)').matches) {
    document.addEventListener('hydrated', load, { once: true })
  }
}
