import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel, type Translate } from '@vitrina/content/i18n/translator.ts'
import { type Counted, countArrivals } from '@vitrina/content/inbox/arrivals.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import { type ReactNode, useId } from 'react'
import { statusLabels } from '../option-labels.ts'
import { Chart } from '../statistics/charts.tsx'
import type { Viewer } from './card.tsx'

const weeks = 12
const sourcesShown = 6

const nothingYet = {
  'consultation-requests':
    'None yet. Whatever is sent through the hire-us page appears here and in the inbox by itself.',
  applications:
    'None yet. Whatever is sent through a vacancy’s page appears here and in the inbox by itself.',
} as const

/** Charts of an inbox in recent weeks; the viewer must be allowed to read the inbox. */
export async function InboxReport({ inbox, ...viewer }: Viewer & { inbox: Inbox }) {
  const { req, t, language, timeZone } = viewer
  const { total, ...arrivals } = await countArrivals(req.payload, inbox, { weeks, timeZone })
  const name = readLabel(req.payload.collections[inbox].config.labels.plural, language)
  const week = dateFormat('UTC', { day: 'numeric', month: 'short' }, language)
  const statuses = statusLabels(req.payload, inbox, language)
  const sourceName = (source: string) =>
    source.startsWith('/') ? t('Directly, {page}', { page: source }) : source || t('Unknown')
  return (
    <section className="summary__report">
      <h2 className="summary__title">
        {t('{name} in the last {weeks} weeks', { name, weeks })}
        <span className="summary__count">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="quiet">{t(nothingYet[inbox])}</p>
      ) : (
        <div className="summary__charts">
          <ColumnChart
            kind={t('Week from')}
            t={t}
            title={t('By week')}
            values={renamed(arrivals.weeks, (start) => week.format(new Date(start)))}
          />
          <BarChart
            kind={t('Source')}
            t={t}
            title={t('By source')}
            values={renamed(shortened(arrivals.sources, t('Others')), sourceName)}
          />
          <BarChart
            kind={t('Status')}
            t={t}
            title={t('By status')}
            values={renamed(arrivals.statuses, (status) => statuses[status] ?? status)}
          />
        </div>
      )}
    </section>
  )
}

const renamed = (values: Counted[], rename: (name: string) => string) =>
  values.map(({ name, count }) => ({ name: rename(name), count }))

/** Groups the least frequent values into one, to keep the chart short. */
function shortened(values: Counted[], others: string): Counted[] {
  if (values.length <= sourcesShown + 1) return values
  const rest = values.slice(sourcesShown).reduce((sum, { count }) => sum + count, 0)
  return [...values.slice(0, sourcesShown), { name: others, count: rest }]
}

type ChartProps = {
  title: string
  /** What the names are, such as weeks. */
  kind: string
  values: Counted[]
  t: Translate
}

const width = 440
const row = 27
const maxNameLength = 24
const start = 170
const barSpace = width - start - 40

const maxCount = (values: Counted[]) => Math.max(1, ...values.map(({ count }) => count))

/** Horizontal bars, for comparing categories. */
function BarChart(props: ChartProps) {
  const { values } = props
  const max = maxCount(values)
  return (
    <Drawing {...props} height={values.length * row}>
      {values.map(({ name, count }, index) => {
        const y = (index + 0.5) * row
        const length = Math.max(2, (count / max) * barSpace)
        return (
          <g dominantBaseline="central" key={name}>
            <text y={y}>
              {name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name}
            </text>
            <rect className="summary__bar" height={14} rx={2} width={length} x={start} y={y - 7} />
            <text x={start + length + 8} y={y}>
              {count}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

const height = 190
const top = 20
const bottom = 166

/** Vertical bars, for a time series. */
function ColumnChart(props: ChartProps) {
  const { values } = props
  const max = maxCount(values)
  const step = width / values.length
  return (
    <Drawing {...props} height={height}>
      {values.map(({ name, count }, index) => {
        const length = (count / max) * (bottom - top)
        const x = (index + 0.5) * step
        const y = bottom - length
        return (
          <g key={name} textAnchor="middle">
            <rect
              className="summary__bar"
              height={length}
              rx={2}
              width={step * 0.7}
              x={x - step * 0.35}
              y={y}
            />
            {count > 0 && (
              <text x={x} y={y - 6}>
                {count}
              </text>
            )}
            {index % 3 === 0 && (
              <text x={Math.max(x, 22)} y={height - 6}>
                {name}
              </text>
            )}
          </g>
        )
      })}
      <line className="summary__axis" x2={width} y1={bottom} y2={bottom} />
    </Drawing>
  )
}

type LayoutProps = ChartProps & { height: number; children: ReactNode }

/** An SVG chart with a text alternative. */
function Drawing({ title, kind, values, t, height, children }: LayoutProps) {
  const id = useId()
  return (
    <Chart
      columns={[kind, t('Count')]}
      rows={values.map(({ name, count }) => [name, count])}
      t={t}
      title={title}
    >
      <figcaption className="quiet">{title}</figcaption>
      <svg
        aria-labelledby={`${id}-title ${id}-description`}
        className="summary__chart"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>
          {values.map(({ name, count }) => `${name}: ${count}`).join(', ')}
        </desc>
        {children}
      </svg>
    </Chart>
  )
}
