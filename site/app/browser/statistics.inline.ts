/**
 * Counts a visit, without cookies and identifiers: loaded after the first paint (start.inline.ts),
 * reports when the page is hidden (content/src/statistics/beacon.ts). Does nothing in previews and
 * for visitors who object to tracking (DNT, GPC).
 */

{
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    interactionId: number
  }

  const { doNotTrack, globalPrivacyControl, language } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  const [load] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const isNew = load.type === 'navigate'
  const search = new URL(load.name).searchParams
  const campaign = ['source', 'medium', 'campaign'].map((name) => search.get(`utm_${name}`) ?? '')
  const referrer = document.referrer.split('/')[2] ?? ''
  const isEntry = isNew && referrer !== location.host

  let views: string[] = []
  let steps: string[] = []
  const vitals: Record<string, number> = {}
  // How the visit began: only with its first report.
  let first: object | undefined = {
    entry: isEntry ? { referrer, campaign, language } : undefined,
    vitals,
  }

  const report = () => {
    if (views[0] || steps[0]) {
      navigator.sendBeacon('/statistics', JSON.stringify({ views, steps, ...first }))
    }
    views = []
    steps = []
    first = undefined
  }

  const taken = new Set<string>()
  const take = (form: Element | null, name: string) => {
    const step = `${(form as HTMLElement)?.dataset.draft?.split(':')[0]} ${name}`
    if (!form || taken.has(step)) return
    taken.add(step)
    steps.push(step)
  }
  const formsSeen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) take(target, 'seen')
  })

  let path = ''
  const view = () => {
    if (location.pathname === path) return
    path = location.pathname
    if (views.push(path) > 19) report()
    for (const form of document.querySelectorAll('[data-draft]')) formsSeen.observe(form)
  }

  const submitted = () => {
    const [, name] = /[?&](received|applied)=/.exec(location.search) ?? []
    if (name) steps.push(`${name === 'applied' ? 'application' : 'consultation'} submitted`)
  }

  const observe = (type: string, read: (entry: Entry) => void) => {
    const options = { type, buffered: true, durationThreshold: 40 }
    new PerformanceObserver((list) => list.getEntries().forEach(read as () => void)).observe(
      options,
    )
  }

  if (doNotTrack !== '1' && !globalPrivacyControl && !search.has('preview')) {
    view()
    if (isNew) submitted()
    // The source of a request (ui/form/hidden-fields.tsx), of this tab's first page with one.
    try {
      if (isEntry && referrer + campaign.join('')) {
        sessionStorage.source ??= JSON.stringify([referrer, ...campaign])
      }
    } catch {
      // Storage is blocked.
    }
    // A tab in the background paints late.
    if (!document.hidden) {
      observe('paint', ({ startTime }) => {
        vitals.fcp = startTime
      })
      observe('largest-contentful-paint', ({ startTime }) => {
        vitals.lcp = startTime
      })
      // The largest group of shifts: of at most five seconds, without a pause of one.
      if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.cls = 0
      let [begun, last, sum] = [0, 0, 0]
      observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
        if (hadRecentInput) return
        if (startTime - last > 1000 || startTime - begun > 5000) [begun, sum] = [startTime, 0]
        last = startTime
        sum += value * 1000
        vitals.cls = Math.max(vitals.cls ?? 0, sum)
      })
      // The slowest interaction, but for one in fifty.
      const slowest: Record<number, number> = {}
      observe('event', ({ interactionId: id, duration }) => {
        if (!id) return
        slowest[id] = Math.max(duration, slowest[id] ?? 0)
        const sorted = Object.values(slowest).sort((one, other) => other - one)
        vitals.inp = sorted[Math.floor(sorted.length / 50)] ?? 0
      })
    }
    document.addEventListener('navigated', view)
    document.addEventListener('submitted', submitted)
    addEventListener('input', ({ target }) =>
      take((target as Element).closest('[data-draft]'), 'started'),
    )
    addEventListener('pagehide', report)
    addEventListener('visibilitychange', () => document.hidden && report())
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      path = ''
      view()
    })
  }
}
