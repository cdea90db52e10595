'use client'

import type { ClientConfig } from 'payload'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useMessages } from '../client.ts'

const ScheduleZone = createContext('UTC')

export function ScheduleZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  return <ScheduleZone value={zone}>{children}</ScheduleZone>
}

/** The config with one time zone to choose, which Payload's dialog then shows as fixed. */
export function useScheduleZone(config: ClientConfig): ClientConfig {
  const { t } = useMessages()
  const zone = use(ScheduleZone)
  const label = t('Company time ({zone})', { zone })
  return useMemo(() => {
    const timezones = { defaultTimezone: zone, supportedTimezones: [{ label, value: zone }] }
    return { ...config, admin: { ...config.admin, timezones } }
  }, [config, zone, label])
}
