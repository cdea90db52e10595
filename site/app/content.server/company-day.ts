import type { Company } from '@vitrina/content/payload-types.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import { lastKnown } from './last-known.ts'
import { findGlobalForVisitor } from './payload.ts'
import { untilContentChanges } from './revision.ts'

/** The day that it is where the company is. */
export async function companyDay(): Promise<string> {
  return dayAt(await clockOfCompany())
}

/** The same, of a company that was read already. */
export function dayAt(company: Pick<Company, 'timeZone'> | undefined): string {
  return dayIn(company?.timeZone ?? usualTimeZone)
}

/** As it was while the database is out of reach: days go on. */
const clockOfCompany = lastKnown(untilContentChanges(() => findGlobalForVisitor('company')))

/** The model's default. */
const usualTimeZone = 'Europe/Chisinau'
