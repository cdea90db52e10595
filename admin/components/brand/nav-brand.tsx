import Link from 'next/link'
import type { ServerProps } from 'payload'
import { companyBrand } from './company.ts'
import { Mark } from './mark.tsx'
import './brand.css'

/** Whose admin this is, at the top of the menu. */
export async function NavBrand({ payload }: ServerProps) {
  const brand = await companyBrand(payload)
  return (
    <Link className="brand brand--nav" href="/admin" prefetch={false}>
      <Mark brand={brand} />
      <span>{brand.name}</span>
    </Link>
  )
}
