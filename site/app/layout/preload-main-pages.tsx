import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { usePrefetch } from '~/ui/action/use-prefetch.ts'

const mainPages = ['/', '/services', '/careers', '/about-us', '/hire-us']

/** Some time after loading, so that the page itself is done with everything first. */
const rest = 1500

/**
 * Fetches modules and data of the main pages once the page has come to rest, so that going there
 * takes no waiting. Not on a slow link, nor for visitors who save data, nor without a connection.
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

/** As in start.inline.ts, which can import nothing. */
function isLinkSlow(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
      .connection ?? {}
  return saveData || /[23]g/.test(effectiveType)
}
