import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the answer that the address's anchor names. The browser has scrolled there already, with or
 * without this.
 */
export function useOpenedByAnchor(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor may be followed again
  useEffect(() => {
    const target = document.getElementById(anchorName(hash))
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [hash, key])
}

/** The element's id that an address's hash names; one that cannot be decoded names none. */
function anchorName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
