'use client'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { BoardCard, BoardColumn } from '@vitrina/content/applications/board.ts'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { formatAge } from '@vitrina/content/i18n/date-format.ts'
import type { KeyboardEventHandler, ReactNode, SyntheticEvent } from 'react'
import { useMessages } from '../../client.ts'
import type { PlacedCard } from './use-board.ts'

type CardProps = PlacedCard & {
  labels: Record<string, string>
  onMove: (placed: PlacedCard, to: ApplicationStatus) => void
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** A card that can be dragged by pointer, by keyboard (on its handle), or moved with its menu. */
function Card({ card, status, labels, onMove }: CardProps) {
  const { t } = useMessages()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    attributes: { roleDescription: '' },
    data: { card, status } satisfies PlacedCard,
  })
  const { onKeyDown, ...pointer } = listeners ?? {}
  const { role: _, 'aria-roledescription': __, ...handle } = attributes
  return (
    <li
      className={isDragging ? 'board__card board__card--held' : 'board__card'}
      data-card={card.id}
      ref={setNodeRef}
      {...pointer}
    >
      <CardContent card={card}>
        <button
          {...handle}
          aria-label={t('Move {name}', { name: card.name })}
          className="board__handle"
          onKeyDown={onKeyDown as KeyboardEventHandler}
          ref={setActivatorNodeRef}
          type="button"
        >
          <svg aria-hidden="true" height="16" viewBox="0 0 10 16" width="10">
            {[3, 8, 13].map((y) => (
              <g key={y}>
                <circle cx="2.5" cy={y} r="1.25" />
                <circle cx="7.5" cy={y} r="1.25" />
              </g>
            ))}
          </svg>
        </button>
      </CardContent>
      <select
        aria-label={`${card.name}: ${t('Move to…')}`}
        className="board__menu"
        onChange={({ target }) => onMove({ card, status }, target.value as ApplicationStatus)}
        onKeyDown={stopPropagation}
        onMouseDown={stopPropagation}
        onTouchStart={stopPropagation}
        value=""
      >
        <option disabled hidden value="">
          {t('Move to…')}
        </option>
        {Object.entries(labels).map(([value, label]) => (
          <option disabled={value === status} key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  )
}

/** The content of a card, also rendered in the drag overlay. */
export function CardContent({ card, children }: { card: BoardCard; children?: ReactNode }) {
  const { language, t } = useMessages()
  const { id, name, vacancy, rating, assignee, possibleSpam, possibleDuplicate, receivedAt } = card
  return (
    <>
      <div className="board__card-top">
        <a className="board__name" draggable={false} href={`/admin/collections/applications/${id}`}>
          {name}
        </a>
        {children}
      </div>
      <p className="caption">{vacancy ?? t('Without a vacancy')}</p>
      <p className="board__facts caption wrapping-row">
        {/* Server and browser clocks may differ by a minute. */}
        <time dateTime={receivedAt} suppressHydrationWarning>
          {formatAge(receivedAt, language)}
        </time>
        {assignee && <span>{assignee}</span>}
        {rating && (
          <span
            aria-label={t('Rated {rating} of 5', { rating })}
            className="board__rating"
            role="img"
          >
            {'★'.repeat(rating)}
            <span>{'★'.repeat(5 - rating)}</span>
          </span>
        )}
        {possibleDuplicate && <span className="warning-mark">{t('Possible duplicate')}</span>}
        {possibleSpam && <span className="warning-mark">{t('Possible spam')}</span>}
      </p>
    </>
  )
}

type ColumnProps = Pick<CardProps, 'labels' | 'onMove'> & {
  column: BoardColumn
  /** The list with the same filter, for applications beyond the limit of the column. */
  listAddress: string
}

/** The applications of one status; the whole column is a drop target. */
export function Column({ column, listAddress, ...cardProps }: ColumnProps) {
  const { t } = useMessages()
  const { status, count, cards } = column
  const { setNodeRef, isOver } = useDroppable({ id: status })
  return (
    <section
      aria-labelledby={`column-${status}`}
      className={isOver ? 'board__column board__column--over' : 'board__column'}
      data-status={status}
      ref={setNodeRef}
    >
      <h2 className="board__heading" id={`column-${status}`}>
        {cardProps.labels[status]} <span className="board__count quiet">{count}</span>
      </h2>
      {cards.length > 0 ? (
        <ul className="board__cards">
          {cards.map((card) => (
            <Card {...cardProps} card={card} key={card.id} status={status} />
          ))}
        </ul>
      ) : (
        <p className="board__empty quiet">{t('No applications.')}</p>
      )}
      {count > cards.length && (
        <a className="board__more" href={listAddress}>
          {t('Show all {count} in the list', { count })}
        </a>
      )}
    </section>
  )
}
