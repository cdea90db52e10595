import type { Payload } from 'payload'

/** The clock of the company, on which its days begin and end. */
export async function companyTimeZone(payload: Payload): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'company',
    depth: 0,
    select: { timeZone: true },
    overrideAccess: true,
  })
  return timeZone || 'UTC'
}
