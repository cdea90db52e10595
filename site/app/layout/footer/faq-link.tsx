import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '~/paraglide/messages.js'

/** How long after the services page is shown it scrolls to its questions, in milliseconds. */
const scrollDelay = 100

/**
 * Goes to the services page and then, after 100 ms, scrolls to its questions. Without JavaScript
 * the address's anchor does the same.
 */
export function FaqLink() {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const isChosen = useRef(false)

  // Runs once the new page stands: counted from the click, a slow page would be scrolled too early.
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
