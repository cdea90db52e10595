import { type Translate, translator, type Wording } from '@vitrina/content/i18n/translator.ts'
import { notFoundPath } from '@vitrina/content/paths.ts'
import { settings } from '@vitrina/content/settings.ts'
import { directVisit } from '@vitrina/content/statistics/beacon.ts'
import {
  type Compared,
  type Named,
  periods,
  type Report,
  readReport,
} from '@vitrina/content/statistics/report.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import Link from 'next/link'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { companyTimeZone } from '../company.ts'
import type { Viewer } from '../dashboard/card.tsx'
import { StaffView } from '../staff-view.tsx'
import { Change, NamedTable, numberOf, TimeChart } from './charts.tsx'
import { Vitals } from './vitals.tsx'
import './statistics.css'

const defaultPeriod = 28

/** Such as “28 days”. */
const daysIn = (language: string, days: number) =>
  numberOf(language, days, { style: 'unit', unit: 'day', unitDisplay: 'long' })

/** `/admin/statistics`: the statistics of a period, compared with the period before. */
export async function StatisticsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const t = translator(req.i18n)
  const { language } = req.i18n
  const asked = Number(props.searchParams?.days)
  const days = periods.find((period) => period === asked) ?? defaultPeriod
  return (
    <StaffView {...props} className="statistics" path="statistics" title={t('Statistics')}>
      <div className="statistics__header wrapping-row">
        <h1>{t('Statistics')}</h1>
        <nav aria-label={t('Period')} className="statistics__periods wrapping-row">
          {periods.map((period) => (
            <Link
              aria-current={period === days ? 'page' : undefined}
              href={`/admin/statistics?days=${period}`}
              key={period}
              prefetch={false}
            >
              {daysIn(language, period)}
            </Link>
          ))}
        </nav>
      </div>
      <p className="quiet">
        {settings.STATISTICS
          ? t(
              'Counted without cookies and without anything about a person. Visitors who object to being counted are left out.',
            )
          : t('Visits are not counted: STATISTICS is off.')}
      </p>
      {req.user && <Everything days={days} language={language} payload={req.payload} t={t} />}
    </StaffView>
  )
}

type Props = Pick<AdminViewServerProps, 'payload'> & {
  t: Translate
  language: string
  days: number
}

const reportOf = async ({ payload, days }: Pick<Props, 'payload' | 'days'>) =>
  readReport(payload, dayIn(await companyTimeZone(payload)), days)

const titles = [
  ['page', 'Pages'],
  ['referrer', 'Where visitors come from'],
  ['campaign', 'Campaigns'],
  ['visitor-language', 'Languages of visitors'],
  ['empty-search', 'Searches without results'],
] as const satisfies readonly (readonly [keyof Report['top'], Wording])[]

async function Everything(props: Props) {
  const { t, language, days } = props
  const report = await reportOf(props)
  const [consultations, applications] = report.funnels.map(({ steps }) => steps.at(-1))
  const figures = [
    ['Page views', report.views],
    ['Visits', report.visits],
    ['Consultation forms sent', consultations],
    ['Application forms sent', applications],
  ] as const
  const texts = { t, language }
  const named = (rows: Named[], nameOf = nameIn(texts)) =>
    rows.map((row) => ({ ...row, name: nameOf(row.name) }))
  const languageName = languageIn(texts)
  return (
    <>
      <dl className="statistics__figures">
        {figures.map(([title, figure = { count: 0, before: 0 }]) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>
              {numberOf(language, figure.count)} <Change {...figure} {...texts} />
            </dd>
          </div>
        ))}
      </dl>
      <TimeChart {...texts} byWeek={days > 90} days={report.days} />
      <div className="statistics__parts">
        {titles.map(([kind, title]) => {
          const rows = report.top[kind]
          const nameOf = kind === 'visitor-language' ? languageName : nameIn(texts)
          return <NamedTable {...texts} key={kind} rows={named(rows, nameOf)} title={t(title)} />
        })}
        <NamedTable
          {...texts}
          rows={named(report.languages, languageName)}
          title={t('Languages of pages')}
        />
        {report.funnels.map(({ form, steps }) => (
          <Funnel {...texts} key={form} steps={steps} title={t(formTitles[form])} />
        ))}
      </div>
      <Vitals {...texts} vitals={report.vitals} />
    </>
  )
}

const formTitles = { consultation: 'Consultation form', application: 'Application form' } as const
const stepTitles = ['Seen', 'Started', 'Submitted'] as const

type Texts = Pick<Props, 't' | 'language'>

/** Each step of a form with its share of those who have seen it. */
function Funnel({ t, language, title, steps }: Texts & { title: string; steps: Compared[] }) {
  const first = steps[0]?.count || 1
  const share = (count: number) =>
    numberOf(language, count / first, { style: 'percent', maximumFractionDigits: 0 })
  const rows = steps.map((step, index) => ({ ...step, name: t(stepTitles[index] ?? 'Seen') }))
  return (
    <NamedTable
      columns={[t('Count'), t('Share')]}
      language={language}
      note={({ count }) => share(count)}
      rows={steps[0]?.count ? rows : []}
      t={t}
      title={title}
    />
  )
}

/** What is shown for a page, a host, a campaign or a term. */
const nameIn =
  ({ t }: Texts) =>
  (name: string) => {
    if (name === directVisit) return t('Directly')
    if (name === notFoundPath) return t('Page not found')
    return name || t('Others')
  }

const languageIn = ({ t, language }: Texts) => {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (code: string) => (code ? (names.of(code) ?? code) : t('Others'))
}

/** On the dashboard: the page views of the last four weeks. */
export async function ViewsReport({ req, t, language }: Viewer) {
  if (!settings.STATISTICS) return null
  const { payload } = req
  const { views, days } = await reportOf({ payload, days: defaultPeriod })
  return (
    <section className="summary__report statistics">
      <h2 className="summary__title">
        {t('Page views in the last {days}', { days: daysIn(language, defaultPeriod) })}
        <span className="summary__count">{numberOf(language, views.count)}</span>
      </h2>
      <TimeChart days={days} language={language} t={t} />
      <Link href="/admin/statistics" prefetch={false}>
        {t('All statistics')}
      </Link>
    </section>
  )
}

/** Navigation link, for all staff. */
export function StatisticsLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link" href="/admin/statistics" id="nav-statistics" prefetch={false}>
      <span className="nav__link-label">{translator(i18n)('Statistics')}</span>
    </Link>
  )
}
