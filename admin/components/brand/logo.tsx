import type { ServerProps } from 'payload'
import { companyBrand } from './company.ts'
import { Mark } from './mark.tsx'
import './brand.css'

/** Above the form with which staff sign in. */
export async function Logo({ payload }: ServerProps) {
  const brand = await companyBrand(payload)
  return (
    <div className="brand brand--large">
      <Mark brand={brand} />
      <span>{brand.name}</span>
    </div>
  )
}
