import config from '@payload-config'
import { companyBrand } from '@vitrina/admin/components/company.ts'
import { getPayload, type SanitizedConfig } from 'payload'

/** The Payload config, with the company name appended to every page title. */
export async function configWithCompanyTitle(): Promise<SanitizedConfig> {
  const payload = await getPayload({ config })
  const { name } = await companyBrand(payload)
  const { admin } = payload.config
  if (!name) return payload.config
  return {
    ...payload.config,
    admin: { ...admin, meta: { ...admin.meta, titleSuffix: `· ${name}` } },
  }
}
