import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { usePrefetch } from '~/ui/action/use-prefetch.ts'

const mainPages = ['/', '/services', '/careers', '/about-us', '/hire-us']

/** Delay after loading in milliseconds, so that the page's own requests finish first. */
const rest = 1500

/**
 * Fetches the modules and data of the main pages when the page is idle, so that opening them is
 * instant. Skipped on slow connections, with Save-Data and offline.
 */
export function PreloadMainPages() {
  const { pathname } = useLocation()
  const [isIdle, setIsIdle] = useState(false)
  const isOnline = usePrefetch() === 'intent'

  useEffect(() => {
    if (isLinkSlow()) return
    const timer = setTimeout(() => whenIdle(() => setIsIdle(true)), rest)
    return () => clearTimeout(timer)
  }, [])

  if (!isIdle || !isOnline) return null
  return mainPages
    .filter((page) => page !== pathname)
    .map((page) => <PrefetchPageLinks key={page} page={page} />)
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : run()

/** Same rule as in start.inline.ts, which cannot import anything. */
function isLinkSlow(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
      .connection ?? {}
  return saveData || /[23]g/.test(effectiveType)
}
