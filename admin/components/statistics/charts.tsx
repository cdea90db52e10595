import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type { Translate } from '@vitrina/content/i18n/translator.ts'
import type { Compared, Named } from '@vitrina/content/statistics/report.ts'
import type { ReactNode } from 'react'

export type Texts = { t: Translate; language: string }

export const numberOf = (language: string, value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options).format(value)

/** How much more or less than in the period before; nothing when there was none. */
export function Change({ count, before, t, language }: Compared & Texts) {
  if (before === 0) return null
  const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const
  return (
    <span className="statistics__change">
      <span className="sr-only">{t('Change')}: </span>
      {numberOf(language, count / before - 1, options)}
    </span>
  )
}

type PartProps = { title: string; isEmpty: boolean; t: Translate; children: ReactNode }

export function Part({ title, isEmpty, t, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {isEmpty ? <p className="quiet">{t('Nothing was counted in this period.')}</p> : children}
    </section>
  )
}

type TableProps = Texts & {
  title: string
  rows: Named[]
  /** The last two columns; the change by default. */
  columns?: [string, string]
  note?: (row: Named) => ReactNode
}

/** Names with their counts, each as a bar too. */
export function NamedTable({ title, rows, t, language, columns, note }: TableProps) {
  const max = Math.max(...rows.map(({ count }) => count))
  const [count, last] = columns ?? [t('Count'), t('Change')]
  return (
    <Part isEmpty={rows.length === 0} t={t} title={title}>
      <table className="statistics__table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{count}</th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
                  <rect height={1} width={(row.count / max) * 100} />
                </svg>
              </th>
              <td>{numberOf(language, row.count)}</td>
              <td>{note ? note(row) : <Change {...row} language={language} t={t} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

const height = 100

type ChartProps = Texts & { days: Named[]; byWeek?: boolean }

/** Views over time as a line, with the period before as a dashed one, and as a table. */
export function TimeChart({ days, byWeek = false, t, language }: ChartProps) {
  const points = byWeek ? weeksOf(days) : days
  if (points.every(({ count, before }) => count + before === 0)) {
    return <p className="quiet">{t('Nothing was counted in this period.')}</p>
  }
  const format = dateFormat('UTC', { day: 'numeric', month: 'short' }, language)
  const dateOf = ({ name }: Named) => format.format(Date.parse(name))
  const title = t(byWeek ? 'Page views by week' : 'Page views by day')
  const max = niceMax(Math.max(...points.map(({ count, before }) => Math.max(count, before))))
  const last = points.length - 1
  const line = (value: (point: Named) => number) =>
    points.map((point, x) => `${x} ${height - (value(point) / max) * height}`).join('L')
  const current = line(({ count }) => count)
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => points[Math.round(share * last)])
  return (
    <figure className="statistics__chart">
      <figcaption>
        {title}
        <span className="quiet">{t('Dashed line: the period before')}</span>
      </figcaption>
      <div className="statistics__plot">
        <span aria-hidden="true" className="caption">
          {numberOf(language, max)}
        </span>
        <svg
          aria-label={title}
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${last} ${height}`}
        >
          <path
            className="statistics__grid"
            d={`M0 0H${last}M0 ${height / 2}H${last}M0 ${height}H${last}`}
          />
          <path className="statistics__area" d={`M0 ${height}L${current}L${last} ${height}Z`} />
          <path className="statistics__before" d={`M${line(({ before }) => before)}`} />
          <path className="statistics__line" d={`M${current}`} />
          {points.map((point, x) => (
            <rect fill="transparent" height={height} key={point.name} width={1} x={x - 0.5}>
              <title>{`${dateOf(point)}: ${numberOf(language, point.count)}`}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden="true" className="statistics__ticks caption">
          {ticks.map((point) => point && <span key={point.name}>{dateOf(point)}</span>)}
        </div>
      </div>
      <details>
        <summary>{t('As a table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col">{t('Count')}</th>
              <th scope="col">{t('Before')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <th scope="row">{dateOf(point)}</th>
                <td>{numberOf(language, point.count)}</td>
                <td>{numberOf(language, point.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Sums of seven days until the last one; the oldest days may be too few for a week. */
function weeksOf(days: Named[]): Named[] {
  const first = days.length % 7
  return Array.from({ length: Math.floor(days.length / 7) }, (_, week) => {
    const own = days.slice(first + week * 7, first + week * 7 + 7)
    return own.reduce((sum, day) => ({
      name: sum.name,
      count: sum.count + day.count,
      before: sum.before + day.before,
    }))
  })
}

/** The next round number: 10, 20, 40, 60, 80, 100, 200 and so on. */
function niceMax(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 10)))
  const steps = [1, 2, 4, 6, 8, 10]
  return unit * (steps.find((step) => step * unit >= value) ?? 10)
}
