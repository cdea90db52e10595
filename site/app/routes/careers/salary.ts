import type { SalaryContent } from '~/content.server/cards.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'

const perPeriod: Record<SalaryContent['period'], (text: { amount: string }) => string> = {
  month: m.career_salary_month,
  year: m.career_salary_year,
  hour: m.career_salary_hour,
}

/**
 * Formats a salary, such as “€3,200 – €4,300 a month”. Call it on the server only: browsers format
 * ranges differently, which would cause hydration mismatches.
 */
export function formatSalary(salary: SalaryContent): string {
  return perPeriod[salary.period]({ amount: formatAmount(salary) })
}

function formatAmount({ min, max, currency }: SalaryContent): string {
  const money = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (min === undefined) return m.career_salary_up_to({ amount: money.format(max ?? 0) })
  if (max === undefined) return m.career_salary_from({ amount: money.format(min) })
  // formatRange would format a range with equal ends as “~€3,200”.
  if (min === max) return money.format(min)
  // The only line break allowed is after the dash.
  return money.formatRange(min, max).replace(/\s/g, '\u00a0').replace('–\u00a0', '– ')
}
