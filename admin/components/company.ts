import * as model from '@vitrina/content/company/company.ts'
import type { Media } from '@vitrina/content/payload-types.ts'
import type { Payload } from 'payload'
import { cache } from 'react'

/** The company's time zone, in which the admin shows times. Memoized per request. */
export const companyTimeZone = cache(model.companyTimeZone)

/** The company's branding. Memoized per request. */
export const companyBrand = cache(async (payload: Payload) => {
  const { name, logoLight, logoDark } = await payload.findGlobal({
    slug: 'company',
    depth: 1,
    select: { name: true, logoLight: true, logoDark: true },
    overrideAccess: true,
  })
  const [light, dark] = [pathOf(logoLight), pathOf(logoDark)]
  return { name: name ?? '', logoLight: light ?? dark, logoDark: dark ?? light }
})

function pathOf(logo: number | Media | null | undefined): string | undefined {
  return typeof logo === 'object' && logo?.url ? urlPath(logo.url) : undefined
}

/** A path instead of a URL, because staff may open the admin under several origins. */
export function urlPath(url: string): string {
  return new URL(url, 'http://admin.invalid').pathname
}
