'use client'
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { BoardColumn, BoardFilter } from '@vitrina/content/applications/board.ts'
import {
  type ApplicationStatus,
  interpolateStepEmail,
  type StepEmail,
} from '@vitrina/content/applications/status-email.ts'
import { listAddress, type Rule } from '@vitrina/content/inbox/saved-filters.ts'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../client.ts'
import { type Email, EmailDialog } from '../email-dialog.tsx'
import { Card, CardContent, Column } from './column.tsx'
import { announcements, columnUnder, toNextColumn } from './drag.ts'
import { Filters } from './filters.tsx'
import { type PlacedCard, useBoard } from './use-board.ts'

type Props = {
  columns: BoardColumn[]
  filter: BoardFilter
  labels: Record<string, string>
  templates: StepEmail[]
  company: string
  vacancies: { id: number; title: string }[]
}

/** A move waiting for its email to be confirmed. */
type Pending = PlacedCard & { to: ApplicationStatus; email: StepEmail }

/** Applications as cards, one column per status; cards can be moved between columns. */
export function Board({ labels, templates, company, vacancies, ...initial }: Props) {
  const { t } = useMessages()
  const board = useBoard({ ...initial, labels })
  const [dragged, setDragged] = useState<PlacedCard>()
  const [pending, setPending] = useState<Pending>()
  const [screenReader] = useState(() => announcements(t, labels))
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
    const template = templates.find(({ status }) => status === to)
    if (!template) return void board.move(placed, to)
    const { name, vacancy, reference } = placed.card
    board.place(placed.card.id, to)
    setPending({
      ...placed,
      to,
      email: interpolateStepEmail(template, { name, vacancy, reference, company }),
    })
  }
  const settle = (how: 'cancel' | 'move', email?: Email): undefined => {
    if (!pending) return
    focusLater.current ??= { id: pending.card.id, on: 'button' }
    setPending(undefined)
    if (how === 'cancel') board.place(pending.card.id, pending.status)
    else void board.move(pending, pending.to, email)
  }
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragged(undefined)
    const on = activatorEvent instanceof KeyboardEvent ? 'button' : undefined
    if (over) begin(board.find(Number(active.id)), over.id as ApplicationStatus, on)
  }

  return (
    <div className="board">
      <Filters filter={board.filter} onChange={board.show} vacancies={vacancies} />
      <DndContext
        accessibility={{
          announcements: screenReader,
          screenReaderInstructions: {
            draggable: t(
              'To pick up a card, press space. Choose a column with the left and right arrow keys, put the card there with space, or cancel with escape.',
            ),
          },
        }}
        collisionDetection={columnUnder}
        id="applications-board"
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
        onDragStart={({ active }) => setDragged(board.find(Number(active.id)))}
        sensors={sensors}
      >
        <div className="board__columns">
          {board.columns.map((column) => (
            <Column
              column={column}
              key={column.status}
              label={labels[column.status] ?? column.status}
              listAddress={filteredList(column.status, board.filter)}
            >
              {column.cards.map((card) => (
                <Card
                  card={card}
                  key={card.id}
                  labels={labels}
                  onMove={(to) => begin({ card, status: column.status }, to, 'select')}
                  status={column.status}
                />
              ))}
            </Column>
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className="board__card board__card--flying">
              <CardContent card={dragged.card} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {pending && (
        <EmailDialog
          changesStatus
          email={pending.email}
          heading={`${t('A mail to {name}', { name: pending.card.name })} · ${labels[pending.to]}`}
          onCancel={() => settle('cancel')}
          onSend={(email) => settle('move', email)}
          onSkip={() => settle('move')}
        />
      )}
    </div>
  )
}

function filteredList(status: ApplicationStatus, { vacancy, name }: BoardFilter): string {
  const rules: Rule[] = [
    ['status', 'equals', status],
    ...(vacancy && vacancy !== 'none' ? [['vacancy', 'equals', vacancy] as const] : []),
    ...(vacancy === 'none' ? [['vacancy', 'exists', 'false'] as const] : []),
    ...(name ? [['name', 'like', name] as const] : []),
  ]
  return listAddress('applications', rules)
}
