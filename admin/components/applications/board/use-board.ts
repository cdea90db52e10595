'use client'
import { toast } from '@payloadcms/ui'
import type { BoardCard, BoardColumn, BoardFilter } from '@vitrina/content/applications/board.ts'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi, useMessages } from '../../client.ts'
import type { Email } from '../email-dialog.tsx'

type Start = {
  columns: BoardColumn[]
  filter: BoardFilter
  labels: Record<string, string>
}

/** Max toasts for moves by other users after a refresh. */
const maxToasts = 3

/**
 * State of the board. Moves are optimistic and roll back with the server's reason when it rejects
 * them; moves by other users appear when the window regains focus.
 */
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

  const load = useCallback(
    async (asked: BoardFilter, announceMoves: boolean) => {
      const mine = ++generation.current
      const path = `applications/board?${new URLSearchParams(asked)}`
      const response = await api<{ columns: BoardColumn[] }>(path)
      if (mine !== generation.current || sending.current > 0) return
      if ('error' in response) return void toast.error(response.error)
      const now = response.data.columns
      if (announceMoves) {
        const moved = movedBetween(shown.current.columns, now).slice(0, maxToasts)
        for (const { card, status: to } of moved) {
          const status = labels[to] ?? to
          toast.info(t('A colleague has moved {name} to {status}.', { name: card.name, status }))
        }
      }
      setColumns(now)
    },
    [api, labels, t],
  )

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void load(shown.current.filter, true)
    }
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [load])

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

  const move = async ({ card, status: from }: PlacedCard, to: ApplicationStatus, mail?: Email) => {
    sending.current++
    place(card.id, to)
    const { name } = card
    const response = await api(`applications/${card.id}/move`, { body: { from, to, mail } })
    sending.current--
    const isRejected = 'error' in response
    if (isRejected) {
      place(card.id, from)
      const status = labels[from] ?? to
      toast.error(t('{name} stays at {status}. {reason}', { name, status, reason: response.error }))
    } else {
      toast.success(t('{name} was moved to {status}.', { name, status: labels[to] ?? to }))
    }
    void load(shown.current.filter, isRejected)
  }

  return { columns, filter, show, place, move, find: (id: number) => findCard(columns, id) }
}

/** A card and the column it is in. */
export type PlacedCard = { card: BoardCard; status: ApplicationStatus }

/** Finds a card. @returns undefined when it is not shown */
function findCard(columns: BoardColumn[], id: number): PlacedCard | undefined {
  for (const { status, cards } of columns) {
    const card = cards.find((one) => one.id === id)
    if (card) return { card, status }
  }
  return undefined
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
    const newestFirst = [...cards, placed.card].sort((one, other) =>
      other.receivedAt.localeCompare(one.receivedAt),
    )
    return { ...column, count: count + 1, cards: newestFirst }
  })
}

/** The cards whose column has changed. */
function movedBetween(before: BoardColumn[], after: BoardColumn[]): PlacedCard[] {
  return after.flatMap(({ status, cards }) =>
    cards
      .filter((card) => (findCard(before, card.id)?.status ?? status) !== status)
      .map((card) => ({ card, status })),
  )
}
