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
import type { BoardFilter } from '@vitrina/content/applications/board.ts'
import {
  type ApplicationStatus,
  interpolateStepEmail,
  type StepEmail,
  type StepEmailTemplate,
} from '@vitrina/content/applications/status-email.ts'
import { listAddress, type Rule } from '@vitrina/content/inbox/inboxes.ts'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../client.ts'
import { type Email, EmailDialog } from '../write-email.tsx'
import { CardContent, Column } from './column.tsx'
import { announcements, columnUnder, draggedCard, toNextColumn } from './drag.ts'
import { type PlacedCard, type Start, useBoard } from './use-board.ts'

type Props = Start & {
  templates: StepEmailTemplate[]
  company: string
  vacancies: { id: number; title: string }[]
}

/** A move waiting for its email to be confirmed. */
type Pending = PlacedCard & { to: ApplicationStatus; email: StepEmail }

/** Applications as cards, one column per status; cards can be moved between columns. */
export function Board({ templates, company, vacancies, ...start }: Props) {
  const { labels } = start
  const { t } = useMessages()
  const board = useBoard(start)
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

  const begin = (placed: PlacedCard, to: ApplicationStatus, on?: 'button' | 'select') => {
    if (placed.status === to) return
    if (on) focusLater.current = { id: placed.card.id, on }
    const template = templates.find(({ status }) => status === to)
    if (!template) return void board.move(placed, to)
    const { id, name, vacancy, reference } = placed.card
    board.place(id, to)
    const email = interpolateStepEmail(template, { name, vacancy, reference, company })
    setPending({ ...placed, to, email })
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
    if (over) begin(draggedCard(active), over.id as ApplicationStatus, on)
  }
  const draggable = t(
    'To pick up a card, press space. Choose a column with the left and right arrow keys, put the card there with space, or cancel with escape.',
  )
  return (
    <div className="board">
      <Filters filter={board.filter} onChange={board.show} vacancies={vacancies} />
      <DndContext
        accessibility={{ announcements: screenReader, screenReaderInstructions: { draggable } }}
        collisionDetection={columnUnder}
        id="applications-board"
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
        onDragStart={({ active }) => setDragged(draggedCard(active))}
        sensors={sensors}
      >
        <div className="board__columns">
          {board.columns.map((column) => (
            <Column
              column={column}
              key={column.status}
              labels={labels}
              listAddress={filteredList(column.status, board.filter)}
              onMove={(placed, to) => begin(placed, to, 'select')}
            />
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
          email={pending.email}
          heading={`${t('Email to {name}', { name: pending.card.name })} · ${labels[pending.to]}`}
          isOptional
          onClose={() => settle('cancel')}
          onSend={(email) => settle('move', email)}
          submit={t('Move and send')}
        />
      )}
    </div>
  )
}

function filteredList(status: ApplicationStatus, { vacancy, name }: BoardFilter): string {
  const rules: Rule[] = [['status', 'equals', status]]
  if (vacancy === 'none') rules.push(['vacancy', 'exists', 'false'])
  else if (vacancy) rules.push(['vacancy', 'equals', vacancy])
  if (name) rules.push(['name', 'like', name])
  return listAddress('applications', rules)
}

type FiltersProps = Pick<Props, 'filter' | 'vacancies'> & {
  onChange: (filter: BoardFilter) => void
}

const searchDelay = 300

function Filters({ filter, vacancies, onChange }: FiltersProps) {
  const { t } = useMessages()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (part: Partial<Record<keyof BoardFilter, string>>) => {
    const wanted = Object.entries({ ...filter, ...part }).filter(([, value]) => value)
    onChange(Object.fromEntries(wanted))
  }
  return (
    <search aria-label={t('Filters')} className="board__filters wrapping-row">
      <input
        aria-label={t('Search by name')}
        defaultValue={filter.name}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => change({ name: target.value.trim() }), searchDelay)
        }}
        placeholder={t('Search by name')}
        type="search"
      />
      <select
        aria-label={t('Vacancy')}
        onChange={({ target }) => change({ vacancy: target.value })}
        value={filter.vacancy ?? ''}
      >
        <option value="">{t('All vacancies')}</option>
        <option value="none">{t('Without a vacancy')}</option>
        {vacancies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={t('Assignee')}
        onChange={({ target }) => change({ assignee: target.value })}
        value={filter.assignee ?? ''}
      >
        <option value="">{t('Everybody')}</option>
        <option value="mine">{t('Mine')}</option>
        <option value="none">{t('Unassigned')}</option>
      </select>
    </search>
  )
}
