import { readConsultationSettings } from '@vitrina/content/consultations/consultation-hours.ts'
import { lastKnown } from '~/content.server/last-known.ts'
import { openPayload } from '~/content.server/payload.ts'

/** What staff have set for requests and appointments, a second old at most. */
export const consultationSettings = lastKnown(
  async () => readConsultationSettings(await openPayload()),
  { freshFor: 1_000 },
)
