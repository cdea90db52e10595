import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { companyBrand } from '@vitrina/admin/components/company.ts'
import type { Metadata } from 'next'
import { getPayload, type SanitizedConfig } from 'payload'
import { importMap } from '../importMap.js'

export type Props = Pick<Parameters<typeof RootPage>[0], 'params' | 'searchParams'>

export const generateMetadata = (props: Props): Promise<Metadata> =>
  generatePageMetadata({ ...props, config: configWithCompanyTitle() })

export default function Page(props: Props) {
  return RootPage({ ...props, config, importMap })
}

async function configWithCompanyTitle(): Promise<SanitizedConfig> {
  const payload = await getPayload({ config })
  const { name } = await companyBrand(payload)
  const { admin } = payload.config
  if (!name) return payload.config
  return {
    ...payload.config,
    admin: { ...admin, meta: { ...admin.meta, titleSuffix: `· ${name}` } },
  }
}
