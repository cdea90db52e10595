import { readConsultationSettings } from '@vitrina/content/consultations/appointments/consultation-hours.ts'
import { encodeSlots } from '@vitrina/content/consultations/appointments/slot-values.ts'
import {
  availableSlots,
  offeredPeriod,
  readBusyTimes,
} from '@vitrina/content/consultations/appointments/slots.ts'
import { inTransactionWithinTime, withinTime } from '@vitrina/content/storage/transaction.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import { staleIfError } from '~/content.server/memoize.ts'
import { openPayload } from '~/content.server/payload.ts'

/** The available slots. */
export type ConsultationTimes = {
  /** The company's time zone. */
  timeZone: string
  /** Length of a consultation in minutes. */
  minutes: number
  /** Start times, in the format of `decodeStarts`. */
  starts: string
  /** Whether there are later days with slots. */
  more: boolean
}

/** The settings for requests and appointments, at most 1 second old. */
export const consultationSettings = staleIfError(
  async () => readConsultationSettings(await openPayload()),
  { freshFor: 1_000 },
)

/** Timeout for reading the slots, in milliseconds. */
const readTimeout = 3_000

/** Days shown at once: two working weeks. */
const daysAtOnce = 10

/** The available slots; `undefined` when there are none or the database is unreachable. */
export async function getConsultationTimes({
  allDays = false,
}: {
  allDays?: boolean
} = {}): Promise<ConsultationTimes | undefined> {
  const now = Date.now()
  try {
    const [payload, { hours }] = await Promise.all([openPayload(), consultationSettings()])
    if (hours.consultants.length === 0) return undefined
    const period = offeredPeriod(hours, now)
    const busy = await withinTime(
      inTransactionWithinTime(payload, (req) => readBusyTimes(req, period)),
      readTimeout,
    )
    const starts = availableSlots(hours, busy, now).map(({ startsAt }) => startsAt)
    if (starts.length === 0) return undefined
    const shown = allDays ? starts : firstDays(starts, hours.timeZone)
    return {
      timeZone: hours.timeZone,
      minutes: hours.slotMinutes,
      starts: encodeSlots(shown),
      more: shown.length < starts.length,
    }
  } catch {
    // The form works without slots.
    return undefined
  }
}

function firstDays(starts: number[], timeZone: string): number[] {
  const days = new Set<string>()
  return starts.filter((start) => {
    days.add(dayIn(timeZone, new Date(start)))
    return days.size <= daysAtOnce
  })
}
