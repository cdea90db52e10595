/**
 * Runs inside the page, before any module. Fetches the page's modules, the data that they begin
 * with and the whole style sheet once it is idle after loading, or as soon as somebody touches it
 * (on telephones, on a slow link and for those who save data only then, unless a draft waits for
 * the page's form or the page answers one), so that nothing competes with the first paint
 * (server/page/scripts-after-paint.ts put them to sleep). A press on a button marked `data-wake`
 * that came too early is repeated when the page has started (announced by the event `started`).
 * Until then what is typed into a form is kept when it is sent, and nothing is sent while offline.
 */

{
  /** What React Router puts into the page in order to be sent its data. */
  type Hydration = { streamController: ReadableStreamDefaultController<string> }

  const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin']
  let pressed: HTMLElement | null = null

  // A step back or forward to what is the same document to the browser is nobody's business before
  // the page has started: its address would change and its content would stay.
  const shown = location.pathname + location.search
  const follow = () => {
    if (location.pathname + location.search !== shown) location.reload()
  }

  // React Router waits for the end of this stream. When the data does not arrive, the page stays as
  // it came.
  const hydrate = async (address: string) => {
    try {
      const answer = await fetch(address + shown)
      if (!answer.ok) return
      const { streamController } = (window as unknown as { __reactRouterContext: Hydration })
        .__reactRouterContext
      streamController.enqueue(await answer.text())
      streamController.close()
    } catch {}
  }

  const start = () => {
    // Nothing can be fetched: the next touch may find a connection.
    if (!navigator.onLine) return
    for (const touch of touches) removeEventListener(touch, start, true)
    const sleeping = document.querySelector<HTMLElement>('script[data-modules]')
    if (!sleeping) return
    const link = (rel: string, href: string) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href }))
    link('stylesheet', document.getElementById('styles')?.dataset.whole ?? '')
    for (const module of sleeping.dataset.modules?.split(' ') ?? []) link('modulepreload', module)
    if (sleeping.dataset.hydration) void hydrate(sleeping.dataset.hydration)
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = sleeping.textContent
    sleeping.replaceWith(script)
  }

  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 200)
  }

  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-wake]')
    if (button) pressed = button
  }

  const sayOffline = (isOffline: boolean, event?: Event) => {
    const notice = document.querySelector<HTMLElement>('[data-offline]')
    if (!notice) return
    notice.hidden = !isOffline
    notice.focus()
    if (isOffline) event?.preventDefault()
  }

  // The browser's own error page would take the place of the form, and “Back” bring an empty one.
  const keep = (event: Event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    const draft = [...new FormData(form)].filter(
      ([name, value]) =>
        value && typeof value === 'string' && !form.querySelector(`[type=hidden][name="${name}"]`),
    )
    try {
      if (form.dataset.draft && draft[0]) {
        const kept = JSON.stringify({ savedAt: Date.now(), draft })
        localStorage.setItem(`draft:${form.dataset.draft}`, kept)
      }
    } catch {}
    sayOffline(!navigator.onLine, event)
  }

  addEventListener('submit', keep)
  // Kept by the browser as it was, while what it shows has changed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector('[data-fresh]')) location.reload()
  })
  addEventListener('popstate', follow)
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
  addEventListener('click', remember, true)
  document.addEventListener(
    'started',
    () => {
      removeEventListener('click', remember, true)
      removeEventListener('popstate', follow)
      removeEventListener('submit', keep)
      sayOffline(false)
      // From here on the router fetches what is pointed at.
      document.querySelector('[type=speculationrules]')?.remove()
      pressed?.click()
    },
    { once: true },
  )
  // A form takes back what was typed into it before (ui/form/draft), and what came of it is told.
  const isWanted = () => {
    if (document.querySelector('[autofocus]') || /[?&](received|applied|changed)/.test(shown))
      return true
    try {
      const form = document.querySelector<HTMLElement>('[data-draft]')
      return !!form && localStorage.getItem(`draft:${form.dataset.draft}`) !== null
    } catch {
      return false
    }
  }
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
      .connection ?? {}
  // There the page is worth more than what scripts add to it, until somebody touches it: on a slow
  // link, and on a telephone, where whoever reads on touches it long before they press anything.
  const waits = saveData || /[23]g/.test(effectiveType) || matchMedia('(hover: none)').matches

  if (!waits || isWanted()) {
    if (document.readyState === 'complete') startWhenIdle()
    else addEventListener('load', startWhenIdle)
  }
}
