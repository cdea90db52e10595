import type { Company } from '@vitrina/content/payload-types.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import { lastKnown } from './last-known.ts'
import { findGlobalForVisitor } from './payload.ts'
import { untilContentChanges } from './revision.ts'

/** The current date in the company's time zone. */
export async function companyDay(): Promise<string> {
  return dayAt(await clockOfCompany())
}

/** The same, for a company that is already loaded. */
export function dayAt(company: Pick<Company, 'timeZone'> | undefined): string {
  return dayIn(company?.timeZone ?? usualTimeZone)
}

/** With stale-if-error, because dates change even while the database is unreachable. */
const clockOfCompany = lastKnown(untilContentChanges(() => findGlobalForVisitor('company')))

/** The model's default. */
const usualTimeZone = 'Europe/Chisinau'
