import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { companyTimeZone } from '../company.ts'
import { ScheduleZoneProvider } from './schedule-zone.tsx'

/** Around the admin: publishing is scheduled in the company's time zone, wherever staff are. */
export async function CompanyTimeZone({
  children,
  payload,
}: ServerProps & { children: ReactNode }) {
  return (
    <ScheduleZoneProvider zone={await companyTimeZone(payload)}>{children}</ScheduleZoneProvider>
  )
}
