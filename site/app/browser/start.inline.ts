/**
 * Runs inline, before any module. The page's scripts are deferred (finish-page.ts) to keep the first
 * paint free of competing requests. Loads the modules, the hydration data and the full style sheet
 * when idle after `load` and the first paint, or on the first interaction; on touch devices, slow
 * connections and with data saving only on interaction or after the first scrolling, unless there is
 * a saved draft or a form's result. The script for the statistics is loaded after the first paint.
 * Until the page is hydrated (event `hydrated`), forms are saved as drafts on submit, submitting is
 * blocked while offline, and what waits for a page or for scripts shows progress at once.
 */

{
  /** React Router's inline script creates this object to stream the hydration data. */
  type Hydration = { streamController: ReadableStreamDefaultController<string> }

  // Not `touchstart`: hydration would compete with the scrolling that it may begin.
  const interactions = ['click', 'keydown', 'focusin', 'scrollend']

  // Before hydration, back and forward here change the URL but not the content: `follow` reloads.
  const shown = location.pathname + location.search
  const follow = () => {
    if (location.pathname + location.search !== shown) location.reload()
  }

  // React Router waits for the stream's end; without the data the server's page stays.
  const hydrate = async (address: string) => {
    try {
      const response = await fetch(address + shown)
      if (!response.ok) return
      const { streamController } = (window as unknown as { __reactRouterContext: Hydration })
        .__reactRouterContext
      streamController.enqueue(await response.text())
      streamController.close()
    } catch {}
  }

  // Read now: `start` replaces the element.
  const { statistics } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {}

  const start = () => {
    // Loading is impossible while offline; the next interaction tries again.
    if (!navigator.onLine) return
    for (const type of interactions) removeEventListener(type, startAfterFrame, true)
    const deferred = document.querySelector<HTMLElement>('script[data-modules]')
    if (!deferred) return
    const link = (rel: string, href: string) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href }))
    link('stylesheet', document.getElementById('styles')?.dataset.whole ?? '')
    for (const module of deferred.dataset.modules?.split(' ') ?? []) link('modulepreload', module)
    if (deferred.dataset.hydration) void hydrate(deferred.dataset.hydration)
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = deferred.textContent
    deferred.replaceWith(script)
  }

  // What the interaction itself shows is painted first.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start))

  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 200)
  }

  const showOffline = (isOffline: boolean, event?: Event) => {
    const notice = document.querySelector<HTMLElement>('[data-offline]')
    if (!notice) return
    notice.hidden = !isOffline
    notice.focus()
    if (isOffline) event?.preventDefault()
  }

  // If sending fails, the browser's own error page replaces the form, and “Back” shows it empty.
  const saveDraft = (event: Event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    const draft = [...new FormData(form)].filter(
      ([name, value]) =>
        value && typeof value === 'string' && !form.querySelector(`[type=hidden][name="${name}"]`),
    )
    try {
      if (form.dataset.draft && draft[0]) {
        const saved = JSON.stringify({ savedAt: Date.now(), draft })
        localStorage.setItem(`draft:${form.dataset.draft}`, saved)
      }
    } catch {}
    showOffline(!navigator.onLine, event)
  }

  const showBusy = (isBusy: boolean) =>
    document.documentElement.toggleAttribute('data-busy', isBusy)
  const onNavigate = (event: Event) => {
    const { hashChange, downloadRequest } = event as NavigateEvent
    if (!hashChange && downloadRequest === null) showBusy(true)
  }
  // Filters are applied by scripts.
  const onChange = ({ target }: Event) => {
    if ((target as HTMLInputElement).form?.method === 'get') showBusy(true)
  }
  // Not in every browser: its own progress has to do there.
  const { navigation } = window as { navigation?: EventTarget }

  navigation?.addEventListener('navigate', onNavigate)
  addEventListener('change', onChange)
  addEventListener('submit', saveDraft)
  // The page was restored from the back/forward cache, but its content may be outdated.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showBusy(false)
    if (persisted && document.querySelector('[data-fresh]')) location.reload()
  })
  addEventListener('popstate', follow)
  for (const type of interactions) addEventListener(type, startAfterFrame, true)
  document.addEventListener(
    'hydrated',
    () => {
      removeEventListener('popstate', follow)
      removeEventListener('submit', saveDraft)
      removeEventListener('change', onChange)
      navigation?.removeEventListener('navigate', onNavigate)
      showOffline(false)
      showBusy(false)
      // From now on the router prefetches links.
      document.querySelector('[type=speculationrules]')?.remove()
    },
    { once: true },
  )
  // The page restores a saved draft (ui/form/draft.tsx), or announces the result of a form.
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
  // On slow and touch devices reading comes first, and users scroll before they press anything.
  const waits = saveData || /[23]g/.test(effectiveType) || matchMedia('(hover: none)').matches

  // `load` and idle time may come before the first frame.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    // Whatever fails there, the page stays.
    if (statistics) import(statistics).catch(() => {})
    if (waits && !isWanted()) return
    if (document.readyState === 'complete') startWhenIdle()
    else addEventListener('load', startWhenIdle)
  }).observe({ type: 'paint', buffered: true })
}
