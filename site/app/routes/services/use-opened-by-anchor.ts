import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the URL's anchor points to. The browser scrolls to it on its own. */
export function useOpenedByAnchor(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor may be followed again
  useEffect(() => {
    const target = document.getElementById(anchorName(hash))
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [hash, key])
}

/** The element id in a URL's hash; empty if it cannot be decoded. */
function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
