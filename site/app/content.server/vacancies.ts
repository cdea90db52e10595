import * as closingDay from '@vitrina/content/closing-day.ts'
import type { Where } from 'payload'
import { findGlobalForVisitor } from './payload.ts'

/** The day that it is where the company is. */
export async function companyDay(): Promise<string> {
  const company = await findGlobalForVisitor('company')
  return closingDay.dayIn(company?.timeZone ?? usualTimeZone)
}

/** Vacancies that still take applications on a day, which `companyDay` tells. */
export function openVacancies(today: string): Where {
  return closingDay.openVacancies(today)
}

/** Whether a vacancy's last day has passed. */
export const isClosed = closingDay.isClosed

/** The model's default. */
const usualTimeZone = 'Europe/Chisinau'
