import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { companyBrand } from '@vitrina/admin/components/company.ts'
import type { Metadata } from 'next'
import { getPayload, type SanitizedConfig } from 'payload'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config: configWithCompanyTitle(), params, searchParams })

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, params, searchParams, importMap })
}

/** The Payload config, with the company name appended to every page title. */
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
