import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { down, up } from '../../content/migrations/20261123_220500_company_typed_once.ts'
import { openPayload } from './payload.ts'

const portal = 'https://portal.company.example'
const lines = [
  { icon: 'phone' as const, title: '+373 22 000 000' },
  { icon: 'mail' as const, title: 'hello@company.example' },
  { icon: 'pin' as const, title: 'A street 1, MD-2001 Chisinau, Moldova' },
]

async function migrated(contactLines: typeof lines, migrate = up) {
  const payload = await openPayload()
  await payload.updateGlobal({
    slug: 'company',
    data: {
      ...{ name: 'A company', tagline: 'A tagline', copyrightStartYear: 2014, timeZone: 'UTC' },
      ...{ phone: '+373 22 000 000', email: 'hello@company.example', employeePortal: portal },
      address: {
        street: 'A street 1',
        postalCode: 'MD-2001',
        city: 'Chisinau',
        country: 'Moldova',
      },
      contactLines,
    },
  })
  const db = (payload.db as unknown as { drizzle: MigrateUpArgs['db'] }).drizzle
  await migrate({ db } as MigrateUpArgs)
  const company = await payload.findGlobal({ slug: 'company', depth: 0 })
  return company.contactLines?.map(({ title }) => title)
}

it('removes contact lines that repeat the contact details, and keeps all others', async () => {
  expect(await migrated(lines)).toEqual([])
  const other = lines.with(0, { icon: 'phone', title: '+373 22 999 999' })
  expect(await migrated(other), 'another number').toEqual(other.map(({ title }) => title))
  expect(await migrated(lines.slice(1)), 'a line left out on purpose').toHaveLength(2)
})

it('lets a link of the footer follow the address of the portal, and back', async () => {
  const payload = await openPayload()
  const linksAfter = async (migrate: typeof up) => {
    await migrated([], migrate)
    const { footer } = await payload.findGlobal({ slug: 'navigation', depth: 0 })
    return footer?.flatMap(({ items }) => items?.map(({ link }) => link))
  }
  await payload.updateGlobal({
    slug: 'navigation',
    data: {
      menu: [{ label: 'Home', route: '/' }],
      footer: [
        {
          title: 'Pages',
          items: [
            { title: 'Portal', link: portal },
            { title: 'Other', link: `${portal}/help` },
          ],
        },
      ],
    },
  })
  expect(await linksAfter(up)).toEqual(['/employee-portal', `${portal}/help`])
  expect(await linksAfter(down)).toEqual([portal, `${portal}/help`])
})
