import type { Wording } from '@vitrina/content/i18n/translator.ts'
import type { Report } from '@vitrina/content/statistics/report.ts'
import { type Rating, ratingOf, sharesOf, type Vital } from '@vitrina/content/statistics/vitals.ts'
import { numberOf, Part, type Texts } from './charts.tsx'

const names: Record<Vital, Wording> = {
  fcp: 'First content',
  lcp: 'Main content',
  inp: 'Response to input',
  cls: 'Layout shift',
}

/** Such as “1.8 s”, “140 ms” and, for the layout shift, “0.05”. */
function valueIn(language: string, vital: Vital, value: number): string {
  if (vital === 'cls') return numberOf(language, value / 1000, { maximumFractionDigits: 2 })
  const options = { style: 'unit', unitDisplay: 'narrow', maximumFractionDigits: 1 } as const
  return value < 1000
    ? numberOf(language, Math.round(value), { ...options, unit: 'millisecond' })
    : numberOf(language, value / 1000, { ...options, unit: 'second' })
}

/** The web vitals with their ratings, and the shares of good, middling and poor visits. */
export function Vitals({ vitals, t, language }: Texts & { vitals: Report['vitals'] }) {
  const measured = vitals.filter(({ now }) => now !== undefined)
  return (
    <Part isEmpty={measured.length === 0} t={t} title={t('Speed and stability')}>
      <p className="quiet">{t('For three of four visits, the values were these or better.')}</p>
      <ul className="statistics__vitals">
        {measured.map(({ vital, now = 0, before, histogram }) => {
          const shares = Object.entries(sharesOf(vital, histogram)) as [Rating, number][]
          let start = 0
          return (
            <li key={vital}>
              <h3>
                {t(names[vital])} <abbr className="caption">{vital.toUpperCase()}</abbr>
              </h3>
              <p>
                <strong>{valueIn(language, vital, now)}</strong>{' '}
                <span data-rating={ratingOf(vital, now)}>{t(ratingOf(vital, now))}</span>
              </p>
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
                {shares.map(([rating, share]) => {
                  const x = start
                  start += share
                  return <rect data-rating={rating} height={1} key={rating} width={share} x={x} />
                })}
              </svg>
              <p className="caption">
                {shares
                  .filter(([, share]) => share >= 0.005)
                  .map(
                    ([rating, share]) =>
                      `${numberOf(language, share, { style: 'percent' })} ${t(rating)}`,
                  )
                  .join(' · ')}
              </p>
              {before !== undefined && (
                <p className="caption">
                  {t('Before')}: {valueIn(language, vital, before)}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
