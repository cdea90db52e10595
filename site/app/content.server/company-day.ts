import { dayIn } from '@vitrina/content/closing-day.ts'
import type { Company } from '@vitrina/content/payload-types.ts'
import { findGlobalForVisitor } from './payload.ts'

/** The day that it is where the company is. */
export async function companyDay(): Promise<string> {
  return dayAt(await findGlobalForVisitor('company'))
}

/** The same, of a company that was read already. */
export function dayAt(company: Pick<Company, 'timeZone'> | undefined): string {
  return dayIn(company?.timeZone ?? usualTimeZone)
}

/** The model's default. */
const usualTimeZone = 'Europe/Chisinau'
