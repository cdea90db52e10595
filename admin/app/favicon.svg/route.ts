import path from 'node:path'
import config from '@payload-config'
import { companyBrand } from '@vitrina/admin/components/company.ts'
import { faviconSvg } from '@vitrina/content/brand/mark.ts'
import { settings } from '@vitrina/content/settings.ts'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

/** The icon of browsers' tabs, also before signing in. */
export async function GET() {
  const { name, brand } = await companyBrand(await getPayload({ config }))
  const icon = await faviconSvg(brand, name, path.join(settings.DATA_DIR, 'media'))
  return new Response(icon, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=60',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  })
}
