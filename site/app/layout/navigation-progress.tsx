import { useNavigation } from 'react-router'
import { m } from '~/paraglide/messages.js'

/**
 * A thin bar along the top while another page is on its way. Its style sheet shows it only after
 * 200 ms: what comes at once needs no announcement.
 */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className="navigation-progress" role="progressbar" aria-label={m.navigation_progress()} />
  )
}
