import { readConsultationSettings } from '@vitrina/content/consultations/consultation-hours.ts'
import { staleIfError } from '~/content.server/memoize.ts'
import { openPayload } from '~/content.server/payload.ts'

/** The settings for requests and appointments, at most 1 second old. */
export const consultationSettings = staleIfError(
  async () => readConsultationSettings(await openPayload()),
  { freshFor: 1_000 },
)
