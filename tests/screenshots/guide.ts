import { join, resolve } from 'node:path'
import { chromium, type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, chromiumPath } from '../chromium.ts'
import { AdminApi, signIn } from '../e2e/support/admin-api.ts'
import { startAdmin, startSite, withDeployment } from '../e2e/support/apps.ts'
import { newVisitor, post } from '../e2e/support/consultation.ts'
import { query } from '../e2e/support/databases.ts'

const folder = resolve(import.meta.dirname, '../../docs/images')
const account = { email: 'natalia@stejar.example', password: 'a password of the pictures' }

type Ids = Record<'vacancy' | 'page' | 'request', number>

/** The pictures of the editor's guide: their names, where they are taken, and what is opened first. */
const views: {
  name: string
  path: (ids: Ids) => string
  prepare?: (page: Page) => Promise<void>
}[] = [
  { name: 'welcome', path: () => 'welcome' },
  { name: 'dashboard', path: () => '' },
  { name: 'brand', path: () => 'globals/brand', prepare: openPreview },
  {
    name: 'preview',
    path: ({ vacancy }) => `collections/vacancies/${vacancy}`,
    prepare: openPreview,
  },
  { name: 'page', path: ({ page }) => `collections/pages/${page}`, prepare: openPreview },
  { name: 'request', path: ({ request }) => `collections/consultation-requests/${request}` },
  { name: 'words', path: () => 'globals/wording' },
  { name: 'staff', path: () => 'collections/users' },
]

/** Writes them to `docs/images`, from an admin and a site of their own with the sample company. */
export async function takeGuide(): Promise<void> {
  const settings = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  await withDeployment('guide', settings, async (deployment) => {
    const { adminUrl, siteUrl, databaseUrl } = deployment
    await query(databaseUrl, 'delete from setup')
    const apps = await Promise.all([startSite(deployment), startAdmin(deployment)])
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
    try {
      const token = await signIn(adminUrl, account)
      const ids = await prepare(new AdminApi(adminUrl, token), siteUrl, databaseUrl)
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies([{ name: 'payload-token', value: token, url: adminUrl }])
      const page = await context.newPage()
      for (const { name, path, prepare } of views) {
        await page.goto(`${adminUrl}/admin/${path(ids)}`)
        await page.waitForLoadState('networkidle')
        await prepare?.(page)
        const picture = await page.screenshot({ animations: 'disabled' })
        await sharp(picture)
          .webp({ quality: 80 })
          .toFile(join(folder, `admin-${name}.webp`))
        if (name === 'welcome')
          await query(databaseUrl, 'insert into setup (welcomed) values (now())')
      }
      console.log(`${views.length} pictures: docs/images`)
    } finally {
      await browser.close()
      await Promise.all(apps.map((app) => app.stop()))
    }
  })
}

/** A request and a colleague, so that nothing in the pictures is empty. */
async function prepare(adminApi: AdminApi, siteUrl: string, databaseUrl: string): Promise<Ids> {
  await adminApi.createStaff({
    ...{ email: 'olga@stejar.example', password: 'another of the pictures', name: 'Olga Rusu' },
    roles: ['editor', 'recruiter'],
  })
  const visitor = { ...newVisitor(), name: 'Ion Munteanu', email: 'ion@client.example' }
  visitor.message = 'We want to rebuild our booking system before summer.'
  await post(await request.newContext(), siteUrl, visitor)
  const [stored] = await query<{ id: number }>(databaseUrl, 'select id from consultation_requests')
  const { id: vacancy } = await adminApi.bySlug('vacancies', 'senior-react-engineer')
  const { id: page } = await adminApi.bySlug('pages', 'how-we-work')
  return { vacancy, page, request: stored?.id ?? 0 }
}

async function openPreview(page: Page): Promise<void> {
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1 }).waitFor()
  await preview.locator(':root').evaluate(() => document.fonts.ready.then(() => undefined))
}
