import type { Payload } from 'payload'

/** The company's time zone (IANA name), in which its days begin and end; UTC if not set. */
export async function companyTimeZone(payload: Payload): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'company',
    depth: 0,
    select: { timeZone: true },
    overrideAccess: true,
  })
  return timeZone || 'UTC'
}
