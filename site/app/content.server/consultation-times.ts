import { offeredPeriod, openings, readTaken } from '@vitrina/content/consultations/slots.ts'
import { inTransactionWithinTime, withinTime } from '@vitrina/content/storage/within-time.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import { consultationSettings } from '~/intake.server/consultation-settings.ts'
import { encodeStarts } from '~/routes/hire-us/times/starts.ts'
import { openPayload } from './payload.ts'

/** The times at which somebody can be spoken to. */
export type ConsultationTimes = {
  /** The company's. */
  timeZone: string
  /** Length of a consultation. */
  minutes: number
  /** When they begin, as `decodeStarts` reads them. */
  starts: string
  /** Whether there are more days than these. */
  more: boolean
}

/** How long a page waits for its times, in milliseconds. */
const patience = 3_000

/** As many days a page shows at once: two working weeks. */
const daysAtOnce = 10

/**
 * What is offered now; `undefined` when nothing is, or nobody can tell because the database is out
 * of reach.
 */
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
    const taken = await withinTime(
      inTransactionWithinTime(payload, (req) => readTaken(req, period)),
      patience,
    )
    const starts = openings(hours, taken, now).map(({ startsAt }) => startsAt)
    if (starts.length === 0) return undefined
    const shown = allDays ? starts : firstDays(starts, hours.timeZone)
    return {
      timeZone: hours.timeZone,
      minutes: hours.slotMinutes,
      starts: encodeStarts(shown),
      more: shown.length < starts.length,
    }
  } catch {
    // Whoever wants to write can do without.
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
