import { searchPath } from '@vitrina/content/paths.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'

/**
 * Leads to the search page; with scripts it opens the search dialog, whose code is loaded on first
 * use, and so do `/` and Ctrl or Command with K.
 */
export function SearchLink() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const navigate = useNavigate()
  const open = (event: Event) => {
    if (!asksForSearch(event as KeyboardEvent) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    import('~/routes/search/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => navigate(searchPath),
    )
  }
  // Without dependencies: it renders rarely, and this is less code on every page.
  useEffect(() => {
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  })
  return (
    <>
      <Link
        className="search-link icon-button"
        to={searchPath}
        onClick={({ nativeEvent }) => open(nativeEvent)}
        discover="none"
      >
        <Icon name="search" />
        <span className="visually-hidden">{m.search_title()}</span>
      </Link>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** A click without a modifier key, or a shortcut; in a field, `/` is a character. */
function asksForSearch(event: KeyboardEvent): boolean {
  const { type, key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (type === 'click') return !(ctrlKey || metaKey || altKey || shiftKey)
  // The place of K counts, which other keyboards label differently.
  if (ctrlKey || metaKey) return code === 'KeyK'
  return key === '/' && !(target as Element).closest?.('input, textarea, select, [contenteditable]')
}
