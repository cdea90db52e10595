import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '~/paraglide/messages.js'

/** Delay between showing the services page and scrolling to its questions, in milliseconds. */
const scrollDelay = 100

/**
 * Opens the services page and, after 100 ms, scrolls to its questions. Without JavaScript, the
 * URL's anchor does the same.
 */
export function FaqLink() {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const isChosen = useRef(false)

  // Runs after the new page is rendered: a delay counted from the click would end too early on slow
  // pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => {
    if (!isChosen.current) return
    isChosen.current = false
    if (pathname !== '/services') return
    const timer = setTimeout(scrollToQuestions, scrollDelay)
    return () => clearTimeout(timer)
  }, [key])

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    isChosen.current = true
    void navigate('/services')
  }

  return (
    <Link to="/services#faq" onClick={follow}>
      {m.footer_faq()}
    </Link>
  )
}

function scrollToQuestions(): void {
  document.getElementById('faq')?.scrollIntoView()
}
