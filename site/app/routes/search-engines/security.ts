import { securityPath } from '@vitrina/content/paths.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { goToNotFound } from '~/routes/not-found/not-found.server.ts'
import { siteContext } from '~/server-context.ts'
import type { Route } from './+types/security.ts'

/** Days until clients should read the file again; RFC 9116 recommends less than a year. */
const validDays = 180

/** Whom to write to about a vulnerability (RFC 9116), from the company's data. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext)
  const { company, languages } = await getLayoutOrStale()
  if (!company.email) throw goToNotFound()
  const expires = new Date()
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}${securityPath}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
