import { searchDataPath, searchPath, withSearch } from '@vitrina/content/paths.ts'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Form, useHref } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { IconButton } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { ResultList, statusOf } from './result-list.tsx'
import type { SearchContent } from './search.server.ts'

/** Delay after typing, in milliseconds. */
const pause = 200

/** Results shown while typing; Enter leads to the page with all of them. */
const maxShown = 6

/** The search over the page, with results while typing; arrow keys move between them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const answer = useResults(text.trim())
  const found = answer === 'failed' ? undefined : answer
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul a, .arrow-link')]
    const next = stops.indexOf(document.activeElement as HTMLElement) + by
    event.preventDefault()
    stops[(next + stops.length) % stops.length]?.focus()
  }
  // Beside the panel, or on a link.
  const click = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) close()
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={m.search_title()}
      onClose={onClose}
      onClick={click}
      onKeyDown={press}
    >
      <search>
        <Form action={searchPath} className="search-line" onSubmit={close}>
          <Icon name="search" />
          <input
            name="q"
            type="search"
            aria-label={m.search_field()}
            placeholder={m.search_field()}
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
          />
          <IconButton icon="close" label={m.search_close()} onClick={close} />
        </Form>
      </search>
      <p role="status" className="search-status">
        {answer === 'failed' ? m.search_failed() : found && statusOf(found)}
      </p>
      {found && found.results.length > 0 && (
        <ResultList results={found.results.slice(0, maxShown)} />
      )}
      {found && found.total > maxShown && (
        <ArrowLink to={withSearch(searchPath, { q: found.text })}>{m.search_all()}</ArrowLink>
      )}
    </dialog>
  )
}

/**
 * The results for a text, some time after the last change; until then, those of the text before.
 * Not by the router's fetchers: on every page, their code would be loaded for this dialog.
 */
function useResults(text: string) {
  const [answer, setAnswer] = useState<SearchContent | 'failed'>()
  const address = withSearch(useHref(searchDataPath), { q: text })
  useEffect(() => {
    if (!text) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetch(address, { signal: leaving.signal })
        .then((response) => (response.ok ? response.json() : 'failed'))
        .then(setAnswer, () => leaving.signal.aborted || setAnswer('failed'))
    }, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, address])
  return text ? answer : undefined
}
