import { readLabel } from '@vitrina/content/i18n/translator.ts'
import { type Arrivals, type Counted, countArrivals } from '@vitrina/content/inbox/arrivals.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { statusLabels } from '../option-labels.ts'
import { mayReadAll, type Viewer } from './card.tsx'
import { BarChart, ColumnChart } from './charts.tsx'

const weeks = 12
const sourcesShown = 6

/** Charts of recent weeks, for each inbox the viewer may read. */
export async function Reports(viewer: Viewer) {
  const { req, timeZone } = viewer
  const reports = await Promise.all(
    (Object.keys(inboxes) as Inbox[]).map(async (inbox) => {
      if (!(await mayReadAll(req, inbox))) return null
      const arrivals = await countArrivals(req.payload, inbox, { weeks, timeZone })
      return <InboxReport arrivals={arrivals} inbox={inbox} key={inbox} viewer={viewer} />
    }),
  )
  return <>{reports}</>
}

type Props = { inbox: Inbox; arrivals: Arrivals; viewer: Viewer }

function InboxReport({ inbox, arrivals, viewer: { req, t, language } }: Props) {
  const { labels } = req.payload.collections[inbox].config
  const name = readLabel(labels.plural, language)
  const week = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const heading = (
    <h2 className="summary__title">
      {t('{name} in the last {weeks} weeks', { name, weeks })}
      <span className="summary__count">{arrivals.total}</span>
    </h2>
  )
  if (arrivals.total === 0) {
    return (
      <section className="summary__report">
        {heading}
        <p className="summary__quiet">{t(nothingYet[inbox])}</p>
      </section>
    )
  }
  const statuses = statusLabels(req.payload, inbox, language)
  const words = { total: t('Count'), asTable: t('As a table') }
  return (
    <section className="summary__report">
      {heading}
      <div className="summary__charts">
        <ColumnChart
          {...words}
          id={`${inbox}-weeks`}
          kind={t('Week from')}
          title={t('By week')}
          values={arrivals.weeks.map(({ name, count }) => ({
            name: week.format(new Date(name)),
            count,
          }))}
        />
        <BarChart
          {...words}
          id={`${inbox}-sources`}
          kind={t('Source')}
          title={t('By source')}
          values={shortened(arrivals.sources, t('Others')).map(({ name, count }) => ({
            name: name.startsWith('/')
              ? t('Directly, {page}', { page: name })
              : name || t('Unknown'),
            count,
          }))}
        />
        <BarChart
          {...words}
          id={`${inbox}-statuses`}
          kind={t('Status')}
          title={t('By status')}
          values={arrivals.statuses.map(({ name, count }) => ({
            name: statuses[name] ?? name,
            count,
          }))}
        />
      </div>
    </section>
  )
}

const nothingYet = {
  'consultation-requests':
    'None yet. Whatever is sent through the hire-us page appears here and in the inbox by itself.',
  applications:
    'None yet. Whatever is sent through a vacancy’s page appears here and in the inbox by itself.',
} as const

/** Groups the least frequent values into one, to keep the chart short. */
function shortened(values: Counted[], others: string): Counted[] {
  if (values.length <= sourcesShown + 1) return values
  const rest = values.slice(sourcesShown).reduce((sum, { count }) => sum + count, 0)
  return [...values.slice(0, sourcesShown), { name: others, count: rest }]
}
