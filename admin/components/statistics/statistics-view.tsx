import { translator, type Wording } from '@vitrina/content/i18n/translator.ts'
import { notFoundPath } from '@vitrina/content/paths.ts'
import { settings } from '@vitrina/content/settings.ts'
import { directVisit } from '@vitrina/content/statistics/beacon.ts'
import { type Named, periods, readReport } from '@vitrina/content/statistics/report.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import type { AdminViewServerProps } from 'payload'
import { companyTimeZone } from '../company.ts'
import { Link } from '../controls.tsx'
import type { Viewer } from '../dashboard/card.tsx'
import { StaffView } from '../staff-view.tsx'
import { Change, NamedTable, numberOf, type Texts, TimeChart } from './charts.tsx'
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
        <nav aria-label={t('Period')} className="wrapping-row">
          {periods.map((period) => (
            <Link
              aria-current={period === days ? 'page' : undefined}
              className="filter-link"
              href={`/admin/statistics?days=${period}`}
              key={period}
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

type Props = Texts & Pick<AdminViewServerProps, 'payload'> & { days: number }

async function Everything({ payload, days, ...texts }: Props) {
  const { t, language } = texts
  const report = await readReport(payload, dayIn(await companyTimeZone(payload)), days)
  const { top } = report
  const [consultations, applications] = report.funnels.map(({ steps }) => steps.at(-1))
  const figures = [
    ['Page views', report.views],
    ['Visits', report.visits],
    ['Consultation forms sent', consultations],
    ['Application forms sent', applications],
  ] as const
  const names = new Map([
    [directVisit, t('Directly')],
    [notFoundPath, t('Page not found')],
  ])
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
  const languageName = (code: string) => code && languageNames.of(code)
  const tables: [title: Wording, rows: Named[], nameOf?: typeof languageName][] = [
    ['Pages', top.page],
    ['Where visitors come from', top.referrer],
    ['Campaigns', top.campaign],
    ['Languages of visitors', top['visitor-language'], languageName],
    ['Searches without results', top['empty-search']],
    ['Languages of pages', report.languages, languageName],
  ]
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
      <TimeChart {...texts} {...report} />
      <div className="statistics__parts">
        {tables.map(([title, rows, nameOf = (name) => names.get(name) ?? name]) => {
          const named = rows.map((row) => ({ ...row, name: nameOf(row.name) || t('Others') }))
          return <NamedTable {...texts} key={title} rows={named} title={t(title)} />
        })}
        {report.funnels.map(({ form, steps }) => (
          <NamedTable
            {...texts}
            hasShares
            key={form}
            rows={steps.map((step) => ({ ...step, name: t(stepTitles[step.name]) }))}
            title={t(formTitles[form])}
          />
        ))}
      </div>
      <Vitals {...texts} vitals={report.vitals} />
    </>
  )
}

const formTitles = { consultation: 'Consultation form', application: 'Application form' } as const
const stepTitles = { seen: 'Seen', started: 'Started', submitted: 'Submitted' } as const

/** On the dashboard: the page views of the last four weeks. */
export async function ViewsReport({ req, t, language, timeZone }: Viewer) {
  if (!settings.STATISTICS) return null
  const report = await readReport(req.payload, dayIn(timeZone), defaultPeriod)
  return (
    <section className="summary__report statistics">
      <h2 className="summary__title">
        {t('Page views in the last {days}', { days: daysIn(language, defaultPeriod) })}
        <span className="summary__count">{numberOf(language, report.views.count)}</span>
      </h2>
      <TimeChart {...report} language={language} t={t} />
      <Link href="/admin/statistics">{t('All statistics')}</Link>
    </section>
  )
}
