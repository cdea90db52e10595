import { AxeBuilder } from '@axe-core/playwright'
import { sampleWordsIn } from '../../model/sample-words.ts'
import { signIn } from '../support/admin-api.ts'
import { startAdmin, startSite, withDeployment } from '../support/apps.ts'
import { crawl } from '../support/crawl.ts'
import { query } from '../support/databases.ts'
import { textOfEmails } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const administrator = { email: 'first@company.example', password: 'a password of this test' }
const settings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }

test('Set-up: an administrator gives the site to a company, and takes it back', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(180_000)
  await withDeployment('setup', settings, async (deployment) => {
    const { adminUrl, siteUrl, databaseUrl } = deployment
    watch.own(adminUrl)
    watch.allow(/ERR_ABORTED/)
    await query(databaseUrl, 'delete from setup')
    const apps = await Promise.all([startSite(deployment), startAdmin(deployment)])
    try {
      const token = await signIn(adminUrl, administrator)
      await context.addCookies([{ name: 'payload-token', value: token, url: adminUrl }])

      await page.goto(`${adminUrl}/admin`)
      await expect(page).toHaveURL(/\/admin\/welcome$/)
      const { violations } = await new AxeBuilder({ page }).include('.welcome').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      await page.getByLabel('Company name').fill('Northwind Labs')
      await page.getByLabel('What the company does').fill('Software for laboratories.')
      await page.getByLabel('City').fill('Cluj-Napoca')
      await page.getByLabel('Country').fill('Romania')
      await page.getByLabel('Time zone').fill('Europe/Bucharest')
      for (const language of ['Română', 'Русский']) await page.getByLabel(language).check()
      await page.getByRole('button', { name: 'Start with my company' }).click()

      await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible({
        timeout: 60_000,
      })
      const steps = page.locator('.checklist__item strong')
      await expect(steps.filter({ hasText: 'Backups' })).toBeVisible()
      await expect(steps.filter({ hasText: 'Texts of the sample' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Mark as done' }).click()
      await expect(steps.filter({ hasText: 'Backups' })).toHaveCount(0)
      await expect(page.getByText('The next step for the site: Sending emails.')).toBeVisible()

      await page.getByRole('button', { name: 'Send a test email' }).click()
      await expect(page.getByText('The test email was sent.')).toBeVisible({ timeout: 40_000 })
      expect(sampleWordsIn(await textOfEmails(deployment.dataDir))).toEqual([])

      const pages = await crawl(siteUrl, ['/', '/ro', '/ru'])
      expect(pages.size).toBeGreaterThan(15)
      for (const [path, { status, text }] of pages) {
        expect([path, status, sampleWordsIn(text)]).toEqual([path, 200, []])
      }
      expect(pages.get('/')?.text).toContain('Software for laboratories.')

      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Undo the removal' }).click()
      await expect(page.getByText('The sample is back.')).toBeVisible({ timeout: 60_000 })
      await expect
        .poll(async () => (await fetch(siteUrl)).text())
        .toContain('Software your business can rely on for years')
      const picture = /\/media\/[\w.-]+\.avif/.exec(await (await fetch(siteUrl)).text())?.[0]
      expect((await fetch(siteUrl + picture)).status).toBe(200)
      // Nothing of the page asks an admin that has stopped.
      await page.goto('about:blank')
    } finally {
      await Promise.all(apps.map((app) => app.stop()))
    }
  })
})
