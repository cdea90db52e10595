'use client'
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { BoardColumn, BoardFilter } from '@vitrina/content/applications/board.ts'
import {
  type ApplicationStatus,
  fillStepMail,
  type StepMail,
} from '@vitrina/content/applications/status-email.ts'
import { listAddress, type Rule } from '@vitrina/content/inbox/saved-filters.ts'
import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../fill-in.ts'
import { MailDialog } from '../email-dialog.tsx'
import { announcements, type BoardWords } from './board-labels.ts'
import { Card, Column, Face } from './column.tsx'
import { type PlacedCard, toNextColumn } from './columns.ts'
import { Filters } from './filters.tsx'
import { type Mail, useBoard } from './use-board.ts'

type Props = {
  columns: BoardColumn[]
  filter: BoardFilter
  labels: Record<string, string>
  language: string
  mails: StepMail[]
  company: string
  vacancies: { id: number; title: string }[]
  words: BoardWords
}

/** A move waiting for its email to be confirmed. */
type Pending = PlacedCard & { to: ApplicationStatus; mail: StepMail }

/** The column under the pointer or, for keyboard drags, the one under the card. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/** Applications as cards, one column per status; cards can be moved between columns. */
export function Board({ labels, language, mails, company, vacancies, words, ...atFirst }: Props) {
  const board = useBoard({ ...atFirst, labels, words })
  const [held, setHeld] = useState<PlacedCard>()
  const [pending, setPending] = useState<Pending>()
  const [spoken] = useState(() => announcements(words, labels))
  const focusLater = useRef<{ id: number; on: 'button' | 'select' }>(undefined)
  const sensors = useSensors(
    // Ignore plain clicks and touch scrolling.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, scrollBehavior: 'auto' }),
  )

  // A card in another column is a new element: restore the focus after a keyboard move.
  useEffect(() => {
    const { id, on } = focusLater.current ?? {}
    if (id === undefined || pending) return
    focusLater.current = undefined
    document.querySelector<HTMLElement>(`[data-card="${id}"] ${on}`)?.focus()
  })

  const begin = (
    placed: PlacedCard | undefined,
    to: ApplicationStatus,
    on?: 'button' | 'select',
  ) => {
    if (!placed || placed.status === to) return
    if (on) focusLater.current = { id: placed.card.id, on }
    const mail = mails.find(({ status }) => status === to)
    if (!mail) return void board.move(placed, to)
    const { name, vacancy, reference } = placed.card
    board.place(placed.card.id, to)
    setPending({ ...placed, to, mail: fillStepMail(mail, { name, vacancy, reference, company }) })
  }
  const settle = (how: 'cancel' | 'move', mail?: Mail) => {
    if (!pending) return
    focusLater.current ??= { id: pending.card.id, on: 'button' }
    setPending(undefined)
    if (how === 'cancel') board.place(pending.card.id, pending.status)
    else void board.move(pending, pending.to, mail)
  }
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setHeld(undefined)
    const on = activatorEvent instanceof KeyboardEvent ? 'button' : undefined
    if (over) begin(board.find(Number(active.id)), over.id as ApplicationStatus, on)
  }

  return (
    <div className="board">
      <Filters filter={board.filter} onChange={board.show} vacancies={vacancies} words={words} />
      <DndContext
        accessibility={{
          announcements: spoken,
          screenReaderInstructions: {
            draggable:
              words[
                'To pick up a card, press space. Choose a column with the left and right arrow keys, put the card there with space, or cancel with escape.'
              ],
          },
        }}
        collisionDetection={columnUnder}
        id="applications-board"
        onDragCancel={() => setHeld(undefined)}
        onDragEnd={drop}
        onDragStart={({ active }) => setHeld(board.find(Number(active.id)))}
        sensors={sensors}
      >
        <div className="board__columns">
          {board.columns.map((column) => (
            <Column
              column={column}
              key={column.status}
              label={labels[column.status] ?? column.status}
              listAddress={listOf(column.status, board.filter)}
              words={words}
            >
              {column.cards.map((card) => (
                <Card
                  card={card}
                  key={card.id}
                  labels={labels}
                  language={language}
                  onMove={(to) => begin({ card, status: column.status }, to, 'select')}
                  status={column.status}
                  words={words}
                />
              ))}
            </Column>
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {held && (
            <div className="board__card board__card--flying">
              <Face card={held.card} language={language} words={words} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {pending && (
        <MailDialog
          heading={`${fillIn(words['A mail to {name}'], { name: pending.card.name })} · ${labels[pending.to]}`}
          mail={pending.mail}
          moves
          onCancel={() => settle('cancel')}
          onSend={(mail) => settle('move', mail)}
          onSkip={() => settle('move')}
          words={words}
        />
      )}
    </div>
  )
}

function listOf(status: ApplicationStatus, { vacancy, name }: BoardFilter): string {
  const rules: Rule[] = [
    ['status', 'equals', status],
    ...(vacancy && vacancy !== 'none' ? [['vacancy', 'equals', vacancy] as const] : []),
    ...(vacancy === 'none' ? [['vacancy', 'exists', 'false'] as const] : []),
    ...(name ? [['name', 'like', name] as const] : []),
  ]
  return listAddress('applications', rules)
}
