import { useNavigation } from 'react-router'
import { m } from '~/paraglide/messages.js'

/**
 * A thin progress bar at the top during navigation. The style sheet delays it by 200 ms, so that
 * fast navigations do not show it.
 */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className="navigation-progress" role="progressbar" aria-label={m.navigation_progress()} />
  )
}
