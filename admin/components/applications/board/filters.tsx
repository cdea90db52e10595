'use client'
import type { BoardFilter } from '@vitrina/content/applications/board.ts'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../client.ts'

type Props = {
  filter: BoardFilter
  vacancies: { id: number; title: string }[]
  onChange: (filter: BoardFilter) => void
}

/** Search debounce in milliseconds. */
const searchDelay = 300

/** The filters of the board. */
export function Filters({ filter, vacancies, onChange }: Props) {
  const { t } = useMessages()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (
    part: Record<keyof BoardFilter, string> | Partial<Record<keyof BoardFilter, string>>,
  ) => {
    const wanted = { ...filter, ...part }
    onChange(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as BoardFilter)
  }
  return (
    <search aria-label={t('Filters')} className="board__filters">
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
