'use client'
import { useDraggable } from '@dnd-kit/core'
import type { BoardCard } from '@vitrina/content/applications/board.ts'
import type { ApplicationStatus } from '@vitrina/content/applications/status-email.ts'
import { fillIn } from '../fill-in.ts'
import { howLongAgo } from '../today/how-long-ago.ts'
import type { HeldCard } from './announcements.ts'
import type { BoardWords } from './board-words.ts'

type Face = { card: BoardCard; language: string; words: BoardWords }

type Props = Face & {
  status: ApplicationStatus
  labels: Record<string, string>
  onMove: (to: ApplicationStatus) => void
}

/** A card that can be dragged by the pointer anywhere, by the keyboard at its handle, or sent by its menu. */
export function Card({ status, labels, onMove, ...face }: Props) {
  const { card, words } = face
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    attributes: { roleDescription: '' },
    data: { name: card.name, status } satisfies HeldCard,
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
      <Face {...face}>
        <button
          {...handle}
          aria-label={fillIn(words['Move {name}'], { name: card.name })}
          className="board__handle"
          onKeyDown={onKeyDown as React.KeyboardEventHandler}
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
      </Face>
      <select
        aria-label={`${card.name}: ${words['Move to…']}`}
        className="board__menu"
        onChange={(event) => onMove(event.target.value as ApplicationStatus)}
        onKeyDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.stopPropagation()}
        onTouchStart={(event) => event.stopPropagation()}
        value=""
      >
        <option disabled hidden value="">
          {words['Move to…']}
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

/** What a card shows, also while it is held. */
export function Face({ card, language, words, children }: Face & { children?: React.ReactNode }) {
  const { id, name, vacancy, rating, assignee, possibleSpam, possibleDuplicate, receivedAt } = card
  return (
    <>
      <div className="board__card-top">
        <a className="board__name" draggable={false} href={`/admin/collections/applications/${id}`}>
          {name}
        </a>
        {children}
      </div>
      <p className="board__vacancy">{vacancy ?? words['Without a vacancy']}</p>
      <p className="board__facts">
        {/* The page and the browser may be a minute apart. */}
        <time dateTime={receivedAt} suppressHydrationWarning>
          {howLongAgo(receivedAt, language)}
        </time>
        {assignee && <span>{assignee}</span>}
        {rating && (
          <span
            aria-label={fillIn(words['Rated {rating} of 5'], { rating })}
            className="board__rating"
            role="img"
          >
            {'★'.repeat(rating)}
            <span>{'★'.repeat(5 - rating)}</span>
          </span>
        )}
        {possibleDuplicate && <span className="board__spam">{words['Possible duplicate']}</span>}
        {possibleSpam && <span className="board__spam">{words['Possible spam']}</span>}
      </p>
    </>
  )
}
