'use client'
import { toast } from '@payloadcms/ui'
import type { BoardCard, BoardColumn, BoardFilter } from '@vitrina/content/applications/board.ts'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi, useMessages } from '../../client.ts'
import type { Email } from '../write-email.tsx'

export type Start = {
  columns: BoardColumn[]
  filter: BoardFilter
  labels: Record<string, string>
}

/** Max toasts for moves by other users after a refresh. */
const maxToasts = 3

/** Moves are optimistic and roll back when rejected; moves by others appear on window focus. */
export function useBoard({ columns: atFirst, filter: filterAtFirst, labels }: Start) {
  const { t } = useMessages()
  const api = useApi()
  const [columns, setColumns] = useState(atFirst)
  const [filter, setFilter] = useState(filterAtFirst)
  const shown = useRef({ columns, filter })
  shown.current = { columns, filter }
  // Incremented to invalidate a request in flight: by a local move or by another request.
  const generation = useRef(0)
  const sending = useRef(0)

  const load = async (asked: BoardFilter, announceMoves: boolean) => {
    const mine = ++generation.current
    const path = `applications/board?${new URLSearchParams(asked)}`
    const { data, error } = await api<{ columns: BoardColumn[] }>(path)
    if (mine !== generation.current || sending.current > 0) return
    if (!data) return void toast.error(error)
    const moved = announceMoves ? movedBetween(shown.current.columns, data.columns) : []
    for (const { card, status: to } of moved.slice(0, maxToasts)) {
      const status = labels[to] ?? to
      toast.info(t('A colleague has moved {name} to {status}.', { name: card.name, status }))
    }
    setColumns(data.columns)
  }

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void load(filter, true)
  })
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    window.addEventListener('focus', refresh, { signal })
    document.addEventListener('visibilitychange', refresh, { signal })
    return () => unmounted.abort()
  }, [])

  const show = (wanted: BoardFilter) => {
    setFilter(wanted)
    const search = new URLSearchParams(wanted).toString()
    window.history.replaceState(window.history.state, '', search ? `?${search}` : location.pathname)
    void load(wanted, false)
  }

  /** Shows a card in a column before the server has confirmed the move. */
  const place = (id: number, to: ApplicationStatus) => {
    generation.current++
    setColumns((now) => placeCard(now, id, to))
  }

  const move = async ({ card, status: from }: PlacedCard, to: ApplicationStatus, email?: Email) => {
    sending.current++
    place(card.id, to)
    const { id, name } = card
    const { error } = await api(`applications/${id}/move`, { from, to, email })
    sending.current--
    if (error === undefined) {
      toast.success(t('{name} was moved to {status}.', { name, status: labels[to] ?? to }))
    } else {
      place(id, from)
      const status = labels[from] ?? from
      toast.error(t('{name} stays at {status}. {reason}', { name, status, reason: error }))
    }
    void load(shown.current.filter, error !== undefined)
  }

  return { columns, filter, show, place, move }
}

export type PlacedCard = { card: BoardCard; status: ApplicationStatus }

function placedCards(columns: BoardColumn[]): PlacedCard[] {
  return columns.flatMap(({ status, cards }) => cards.map((card) => ({ card, status })))
}

function findCard(columns: BoardColumn[], id: number): PlacedCard | undefined {
  return placedCards(columns).find(({ card }) => card.id === id)
}

/** Returns the columns with the card moved to another one, keeping the order by age. */
function placeCard(columns: BoardColumn[], id: number, to: ApplicationStatus): BoardColumn[] {
  const placed = findCard(columns, id)
  if (!placed || placed.status === to) return columns
  return columns.map((column) => {
    const { status, count, cards } = column
    if (status === placed.status) {
      return { ...column, count: count - 1, cards: cards.filter((card) => card.id !== id) }
    }
    if (status !== to) return column
    const byAge = (one: BoardCard, other: BoardCard) =>
      other.receivedAt.localeCompare(one.receivedAt)
    return { ...column, count: count + 1, cards: [...cards, placed.card].sort(byAge) }
  })
}

function movedBetween(before: BoardColumn[], after: BoardColumn[]): PlacedCard[] {
  return placedCards(after).filter(
    ({ card, status }) => (findCard(before, card.id)?.status ?? status) !== status,
  )
}
