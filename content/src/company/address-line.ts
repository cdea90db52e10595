import type { Company } from '../payload-types.ts'

/** The postal address in one line; empty until staff enter one. */
export function addressLine({ address }: Pick<Company, 'address'>): string {
  const { street, postalCode, city, country } = address ?? {}
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, country].filter(Boolean).join(', ')
}
