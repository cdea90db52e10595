import type { Payload } from 'payload'
import { cache } from 'react'

/** The clock of the company, on which staff read what happened when. Asked once for a page. */
export const companyTimeZone = cache(async (payload: Payload): Promise<string> => {
  const { timeZone } = await payload.findGlobal({
    slug: 'company',
    depth: 0,
    select: { timeZone: true },
    overrideAccess: true,
  })
  return timeZone || 'UTC'
})
