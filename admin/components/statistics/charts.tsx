import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type { Translate } from '@vitrina/content/i18n/translator.ts'
import type { Compared, Named, Report } from '@vitrina/content/statistics/report.ts'
import type { ReactNode } from 'react'

type Props = {
  title: string
  columns: string[]
  rows: [name: string, ...values: (number | string)[]][]
  t: Translate
  children: ReactNode
}

export function Chart({ title, columns, rows, t, children }: Props) {
  return (
    <figure className="chart">
      {children}
      <details>
        <summary>
          {t('As a table')}
          <span className="sr-only">: {title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

export type Texts = { t: Translate; language: string }

export const numberOf = (language: string, value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options).format(value)

/** How much more or less than in the period before; nothing when there was none. */
export function Change({ count, before, t, language }: Compared & Texts) {
  if (before === 0) return null
  const change = count / before - 1
  return (
    <span className="caption">
      <span className="sr-only">{t('Change')}: </span>
      {numberOf(language, change, { style: 'percent', signDisplay: 'exceptZero' })}
    </span>
  )
}

const Nothing = ({ t }: Pick<Texts, 't'>) => (
  <p className="quiet">{t('Nothing was counted in this period.')}</p>
)

type PartProps = { title: string; isEmpty: boolean; t: Translate; children: ReactNode }

export function Part({ title, isEmpty, t, children }: PartProps) {
  return (
    <section>
      <h2 className="summary__title">{title}</h2>
      {isEmpty ? <Nothing t={t} /> : children}
    </section>
  )
}

type TableProps = Texts & {
  title: string
  rows: Named[]
  /** Whether the last column is the share of the first count, instead of the change. */
  hasShares?: boolean
}

/** Names with their counts, each as a bar too. */
export function NamedTable({ title, rows, hasShares = false, ...texts }: TableProps) {
  const { t, language } = texts
  const max = Math.max(...rows.map(({ count }) => count))
  const first = rows[0]?.count ?? 0
  return (
    <Part isEmpty={first === 0} t={t} title={title}>
      <table className="statistics__table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('Count')}</th>
            <th scope="col">{t(hasShares ? 'Share' : 'Change')}</th>
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
              <td>
                {hasShares ? (
                  numberOf(language, row.count / first, { style: 'percent' })
                ) : (
                  <Change {...row} {...texts} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

const height = 100

type ChartProps = Texts & Pick<Report, 'days' | 'isByWeek'>

/** Views over time as a line, with the period before as a dashed one, and as a table. */
export function TimeChart({ days, isByWeek, t, language }: ChartProps) {
  const most = Math.max(...days.flatMap(({ count, before }) => [count, before]))
  if (most === 0) return <Nothing t={t} />
  const format = dateFormat('UTC', { day: 'numeric', month: 'short' }, language)
  const points = days.map((day) => ({ ...day, date: format.format(Date.parse(day.name)) }))
  const title = t(isByWeek ? 'Page views by week' : 'Page views by day')
  const max = niceMax(most)
  const last = points.length - 1
  const line = (which: keyof Compared) =>
    points.map((point, x) => `${x} ${height - (point[which] / max) * height}`).join('L')
  const current = line('count')
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => points[Math.round(share * last)])
  return (
    <Chart
      columns={[t('Day'), t('Count'), t('Before')]}
      rows={points.map(({ date, count, before }) => [
        date,
        numberOf(language, count),
        numberOf(language, before),
      ])}
      t={t}
      title={title}
    >
      <figcaption className="statistics__header wrapping-row">
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
          <path className="statistics__before" d={`M${line('before')}`} />
          <path className="statistics__line" d={`M${current}`} />
          {points.map(({ date, count }, x) => (
            <rect fill="transparent" height={height} key={date} width={1} x={x - 0.5}>
              <title>{`${date}: ${numberOf(language, count)}`}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden="true" className="statistics__ticks caption">
          {ticks.map((point) => point && <span key={point.date}>{point.date}</span>)}
        </div>
      </div>
    </Chart>
  )
}

/** The next round number: 10, 20, 40, 60, 80, 100, 200 and so on. */
function niceMax(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 10)))
  const steps = [1, 2, 4, 6, 8, 10]
  return unit * (steps.find((step) => step * unit >= value) ?? 10)
}
