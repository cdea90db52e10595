import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { type Arrivals, type Counted, countArrivals } from '@vitrina/content/inbox/arrivals.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { statusLabels } from '../status-labels.ts'
import { BarChart, ColumnChart } from './charts.tsx'
import { mayReadAll, type Viewer } from './viewer.ts'

const weeks = 12
const sourcesShown = 6

/** Charts of recent weeks, for each inbox the viewer may read. */
export async function Pictures(viewer: Viewer) {
  const { req, timeZone } = viewer
  const pictures = await Promise.all(
    (Object.keys(inboxes) as Inbox[]).map(async (inbox) => {
      if (!(await mayReadAll(req, inbox))) return null
      const arrivals = await countArrivals(req.payload, inbox, { weeks, timeZone })
      return <InboxPictures arrivals={arrivals} inbox={inbox} key={inbox} viewer={viewer} />
    }),
  )
  return <>{pictures}</>
}

type Props = { inbox: Inbox; arrivals: Arrivals; viewer: Viewer }

function InboxPictures({ inbox, arrivals, viewer: { req, language } }: Props) {
  const say = (text: Wording, values = {}) => translate(text, language, values)
  const { labels } = req.payload.collections[inbox].config
  const name = readLabel(labels.plural, language)
  const week = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const heading = (
    <h2 className="today__title">
      {say('{name} in the last {weeks} weeks', { name, weeks })}
      <span className="today__count">{arrivals.total}</span>
    </h2>
  )
  if (arrivals.total === 0) {
    return (
      <section className="today__pictures">
        {heading}
        <p className="today__quiet">{say(nothingYet[inbox])}</p>
      </section>
    )
  }
  const statuses = statusLabels(req.payload, inbox, language)
  const words = { total: say('Count'), asTable: say('As a table') }
  return (
    <section className="today__pictures">
      {heading}
      <div className="today__charts">
        <ColumnChart
          {...words}
          id={`${inbox}-weeks`}
          kind={say('Week from')}
          title={say('By week')}
          values={arrivals.weeks.map(({ name, count }) => ({
            name: week.format(new Date(name)),
            count,
          }))}
        />
        <BarChart
          {...words}
          id={`${inbox}-sources`}
          kind={say('Source')}
          title={say('By source')}
          values={shortened(arrivals.sources, say('Others')).map(({ name, count }) => ({
            name: name.startsWith('/')
              ? say('Directly, {page}', { page: name })
              : name || say('Unknown'),
            count,
          }))}
        />
        <BarChart
          {...words}
          id={`${inbox}-statuses`}
          kind={say('Status')}
          title={say('By status')}
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
