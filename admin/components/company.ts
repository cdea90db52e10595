import { logosOf, publishedBrand } from '@vitrina/content/brand/mark.ts'
import * as model from '@vitrina/content/company/company.ts'
import type { Payload } from 'payload'
import { cache } from 'react'

/** The company's time zone, in which the admin shows times. Memoized per request. */
export const companyTimeZone = cache(model.companyTimeZone)

/** The icon of browsers' tabs, made from the brand (`app/favicon.svg`). */
export const iconPath = '/favicon.svg'

export const companyBrand = cache(async (payload: Payload) => {
  const [{ name }, brand] = await Promise.all([
    payload.findGlobal({
      slug: 'company',
      depth: 0,
      select: { name: true },
      overrideAccess: true,
    }),
    publishedBrand(payload),
  ])
  const [logoLight, logoDark] = logosOf(brand).map(({ url }) => (url ? urlPath(url) : undefined))
  return { name: name ?? '', brand, logoLight, logoDark }
})

/** A path instead of a URL, because staff may open the admin under several origins. */
export function urlPath(url: string): string {
  return new URL(url, 'http://admin.invalid').pathname
}
