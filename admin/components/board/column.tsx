'use client'
import { useDroppable } from '@dnd-kit/core'
import type { BoardColumn } from '@vitrina/content/applications/board.ts'
import type { ReactNode } from 'react'
import { fillIn } from '../fill-in.ts'
import type { BoardWords } from './board-words.ts'

type Props = {
  column: BoardColumn
  label: string
  words: BoardWords
  /** The list with the same filter, for what the column does not show. */
  listAddress: string
  children: ReactNode
}

/** The applications of a status; whatever is dropped anywhere on it is moved there. */
export function Column({ column, label, words, listAddress, children }: Props) {
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
        {label} <span className="board__count">{count}</span>
      </h2>
      {cards.length > 0 ? (
        <ul className="board__cards">{children}</ul>
      ) : (
        <p className="board__nobody">{words['Nobody here.']}</p>
      )}
      {count > cards.length && (
        <a className="board__more" href={listAddress}>
          {fillIn(words['Show all {count} in the list'], { count })}
        </a>
      )}
    </section>
  )
}
