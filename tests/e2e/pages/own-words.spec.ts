import { trackHydration, untilHydrated } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor, readReference } from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

const own = 'Scrieți-ne'

/** What staff would save in the admin. */
const change = (site: OwnSite, slug: string, statement: string) =>
  query(site.databaseUrl, `${statement}; select raise_content_revision(array['${slug}'])`)

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled, locale: 'de-DE' })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Own words: the header’s call is replaced in one language, and the portal and the policy follow the content, ${how}`, async ({
      page,
      environment,
      watch,
    }) => {
      test.slow()
      const site = await OwnSite.make(environment, `words_${javaScriptEnabled}`)
      watch.own(site.url)
      try {
        await site.start({ RENDERS_PER_MINUTE: '0' })
        const header = page.getByRole('banner')
        const portal = page.getByRole('link', { name: /^(?:Employee|Portal)/i })
        await page.goto(`${site.url}/ro`)
        await expect(header.getByRole('link', { name: 'Consultație' })).toBeVisible()
        await expect(portal).toHaveCount(2)

        await change(
          site,
          'wording',
          `insert into wording (updated_at, created_at) values (now(), now());
          insert into wording_locales (_locale, _parent_id, header_schedule_consultation)
          select 'ro', id, '${own}' from wording`,
        )
        await change(site, 'company', 'update company set employee_portal = null')
        await change(site, 'legal-pages', `update legal_pages set _status = 'published'`)
        const read = async () => (await fetch(`${site.url}/ro`)).text()
        await expect.poll(read).toContain(own)
        await expect.poll(read).toContain('/ro/legal/privacy')

        if (javaScriptEnabled) await trackHydration(page)
        await page.goto(`${site.url}/ro/services`)
        if (javaScriptEnabled) await untilHydrated(page)
        const call = header.getByRole('link', { name: own })
        await expect(call).toBeVisible()
        await expect(portal).toHaveCount(0)
        await header.getByRole('link', { name: 'Servicii' }).click()
        await expect(call).toBeVisible()

        await page.goto(site.url)
        await expect(header.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible()
        await expect(portal).toHaveCount(0)

        await page.goto(`${site.url}/hire-us`)
        const main = page.getByRole('main')
        await expect(main.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute(
          'href',
          '/legal/privacy',
        )
        await fillIn(page, newVisitor())
        await consultationForm(page).submit.click()
        await expect(consultationForm(page).received).toBeVisible()
        const [row] = await query(
          site.databaseUrl,
          'select consent_version from consultation_requests where reference = $1',
          [await readReference(page)],
        )
        expect(row?.consent_version).toMatch(/^\S+, privacy 2026-09-01$/)
      } finally {
        await site.remove()
      }
    })
  })
}
