import type { ServerProps } from 'payload'
import { companyBrand } from './company.ts'
import { Mark } from './mark.tsx'
import './brand.css'

/** The way home, at the start of every page’s path. */
export async function Icon({ payload }: ServerProps) {
  return (
    <span className="brand brand--icon">
      <Mark brand={await companyBrand(payload)} />
    </span>
  )
}
