'use client'
import { toast } from '@payloadcms/ui'
import type { BoardColumn, BoardFilter } from '@vitrina/content/applications/board.ts'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../ask.ts'
import { fillIn } from '../../fill-in.ts'
import type { BoardWords } from './board-labels.ts'
import { findCard, movedBetween, type PlacedCard, placeCard } from './columns.ts'

export type Mail = { subject: string; text: string }

type Start = {
  columns: BoardColumn[]
  filter: BoardFilter
  labels: Record<string, string>
  words: BoardWords
}

/** Max toasts for moves by other users after a refresh. */
const mostTold = 3

/**
 * State of the board. Moves are optimistic and roll back with the server's reason when it rejects
 * them; moves by other users appear when the window regains focus.
 */
export function useBoard({ columns: atFirst, filter: filterAtFirst, labels, words }: Start) {
  const [columns, setColumns] = useState(atFirst)
  const [filter, setFilter] = useState(filterAtFirst)
  const shown = useRef({ columns, filter })
  shown.current = { columns, filter }
  // Incremented to invalidate a request in flight: by a local move or by another request.
  const generation = useRef(0)
  const sending = useRef(0)

  const load = useCallback(
    async (asked: BoardFilter, tellMoves: boolean) => {
      const mine = ++generation.current
      const answer = await ask<{ columns: BoardColumn[] }>(
        `applications/board?${new URLSearchParams(asked)}`,
        words['The board could not be loaded. Check your connection and try again.'],
      )
      if (mine !== generation.current || sending.current > 0) return
      if ('refusal' in answer) return void toast.error(answer.refusal)
      const now = answer.given.columns
      if (tellMoves) {
        for (const { card, status } of movedBetween(shown.current.columns, now).slice(
          0,
          mostTold,
        )) {
          toast.info(
            fillIn(words['Somebody has moved {name} to {status}.'], {
              name: card.name,
              status: labels[status] ?? status,
            }),
          )
        }
      }
      setColumns(now)
    },
    [labels, words],
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

  const move = async ({ card, status: from }: PlacedCard, to: ApplicationStatus, mail?: Mail) => {
    sending.current++
    place(card.id, to)
    const answer = await ask<unknown>(
      `applications/${card.id}/move`,
      words['The server could not be reached. Check your connection and try again.'],
      { method: 'POST', body: { from, to, mail } },
    )
    sending.current--
    const status = labels['refusal' in answer ? from : to] ?? to
    if ('refusal' in answer) {
      place(card.id, from)
      const said = { name: card.name, status, reason: answer.refusal }
      toast.error(fillIn(words['{name} stays at {status}. {reason}'], said))
    } else {
      toast.success(fillIn(words['{name} was moved to {status}.'], { name: card.name, status }))
    }
    void load(shown.current.filter, 'refusal' in answer)
  }

  return { columns, filter, show, place, move, find: (id: number) => findCard(columns, id) }
}
