'use client'
import type { BoardFilter } from '@vitrina/content/applications/board.ts'
import { useEffect, useRef } from 'react'
import type { BoardWords } from './board-labels.ts'

type Props = {
  filter: BoardFilter
  vacancies: { id: number; title: string }[]
  words: BoardWords
  onChange: (filter: BoardFilter) => void
}

/** Search debounce in milliseconds. */
const pause = 300

/** The filters of the board. */
export function Filters({ filter, vacancies, words, onChange }: Props) {
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  const change = (
    part: Record<keyof BoardFilter, string> | Partial<Record<keyof BoardFilter, string>>,
  ) => {
    const wanted = { ...filter, ...part }
    onChange(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as BoardFilter)
  }
  return (
    <search aria-label={words.Filters} className="board__filters">
      <input
        aria-label={words['Search by name']}
        defaultValue={filter.name}
        onChange={({ target }) => {
          clearTimeout(typing.current)
          typing.current = setTimeout(() => change({ name: target.value.trim() }), pause)
        }}
        placeholder={words['Search by name']}
        type="search"
      />
      <select
        aria-label={words.Vacancy}
        onChange={({ target }) => change({ vacancy: target.value })}
        value={filter.vacancy ?? ''}
      >
        <option value="">{words['All vacancies']}</option>
        <option value="none">{words['Without a vacancy']}</option>
        {vacancies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={words.Assignee}
        onChange={({ target }) => change({ assignee: target.value })}
        value={filter.assignee ?? ''}
      >
        <option value="">{words.Everybody}</option>
        <option value="mine">{words.Mine}</option>
        <option value="none">{words.Unassigned}</option>
      </select>
    </search>
  )
}
