import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type ColourName,
  defaultColours,
  paletteOf,
  themes,
} from '../../../content/src/brand/palette.ts'
import { sampleWordsIn } from '../../model/sample-words.ts'
import { AdminApi, signIn } from '../support/admin-api.ts'
import { applicationForm, newApplicant, pdf } from '../support/application.ts'
import { startAdmin, startSite, withDeployment } from '../support/apps.ts'
import { chooseTime, consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { crawl } from '../support/crawl.ts'
import { query } from '../support/databases.ts'
import { textOfEmails } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const administrator = { email: 'ines@brava.example', password: 'a password of this test' }
const settings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
const brandColour = '#6b21a8'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path fill="#6b21a8" d="M0 0h160v40H0z"/></svg>'
const vector = (text: string) => ({ mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
const cover = { create: { width: 1600, height: 1000, channels: 3 as const, background: '#6b21a8' } }

// The company's time zone is that of the browser.
test.use({ timezoneId: 'Europe/Paris', viewport: { width: 1440, height: 1000 } })

test('Own company: it makes the site its own in at most 120 clicks, and nothing of the sample is left', async ({
  page,
  watch,
}) => {
  test.setTimeout(400_000)
  await withDeployment('own', settings, async (deployment) => {
    const { adminUrl, siteUrl, databaseUrl, dataDir } = deployment
    for (const url of [adminUrl, siteUrl]) watch.own(url)
    watch.allow(/ERR_ABORTED/)
    await query(databaseUrl, 'delete from setup')
    const apps = await Promise.all([startSite(deployment), startAdmin(deployment)])
    try {
      const clicks = await makeItTheirOwn(page, adminUrl)
      expect(clicks).toBeLessThanOrEqual(120)
      const adminApi = new AdminApi(adminUrl, await signIn(adminUrl, administrator))
      // The calendar file of a call needs hours, and a person who holds it.
      const { id: contactPerson } = await adminApi.bySlug('employees', 'ines-morel')
      const hours = [1, 2, 3, 4, 5].map((day) => ({ day: `${day}`, from: '09:00', to: '17:00' }))
      await adminApi.publishGlobal('hire-us', { hours, contactPerson })
      await writeToThem(page, siteUrl)
      await expect.poll(() => textOfEmails(dataDir), { timeout: 60_000 }).toMatch(/BEGIN:VCALENDAR/)
      expect(sampleWordsIn(await textOfEmails(dataDir))).toEqual([])

      const pages = await crawl(siteUrl)
      const paths = [...pages].filter(([, { isPage }]) => isPage).map(([path]) => path)
      expect(paths.length).toBeGreaterThan(8)
      for (const [path, { status, text }] of pages) {
        expect([path, status, sampleWordsIn(text)]).toEqual([path, 200, []])
      }
      for (const [path, text] of [
        ['/', 'Appointments, records and invoices'],
        ['/', 'Talk to us'],
        ['/services', 'A calendar for forty chairs'],
        ['/insights/why-we-count-chairs', 'Inès Morel'],
        ['/hire-us', 'Tell us about your practice'],
        ['/careers', 'Nine people in Lyon'],
      ] as const) {
        expect(pages.get(path)?.text.includes(text), `${path}: ${text}`).toBe(true)
      }
      await expectNoColourOfTheSample(page, siteUrl, paths)
      expect(await textOfEmails(dataDir)).not.toMatch(/#(?:0e5a43|c8731a)/i)
      await page.goto('about:blank')
    } finally {
      await Promise.all(apps.map((app) => app.stop()))
    }
  })
})

/** Brand, five texts, a project, a vacancy and an article, by hand. @returns how many clicks it took. */
async function makeItTheirOwn(page: Page, adminUrl: string): Promise<number> {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const choose = async (target: Locator, ...files: Parameters<Locator['setInputFiles']>) => {
    clicks += 1
    await target.setInputFiles(...files)
  }
  /** Types into the focused field, and into those that follow it. */
  const type = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
  }
  const open = async (path: string) => {
    // The menu leads there in two clicks.
    clicks += 2
    await page.goto(`${adminUrl}/admin/${path}`)
    await page.waitForLoadState('networkidle')
  }
  const publish = async () => {
    const stored = page.waitForResponse(
      (answer) =>
        /\/api\/(?:globals\/|projects|vacancies|articles)/.test(answer.url()) &&
        ['POST', 'PATCH'].includes(answer.request().method()),
    )
    await click(page.locator('#action-save'))
    expect((await stored).ok()).toBe(true)
  }
  const drawer = page.locator('.drawer--is-open').last()
  /** Makes a document of a related collection beside the form. */
  const add = async (field: string, fill: () => Promise<void>) => {
    await click(page.locator(`${field} .relationship-add-new__add-button`).first())
    await expect(drawer.locator('#action-save')).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await fill()
    await click(drawer.locator('#action-save'))
    await expect(drawer.locator('.status')).toContainText('Published')
    await click(drawer.locator('.doc-drawer__header-close'))
    await expect(page.locator('.drawer--is-open')).toHaveCount(0)
  }
  const select = async (within: Locator, field: string, option: string) => {
    await click(within.locator(`${field} .rs__control`))
    await click(page.locator('.rs__option').filter({ hasText: option }).first())
  }
  const tab = (name: string) =>
    click(page.locator('.tabs-field__tab-button').filter({ hasText: name }))
  const texts = page.locator('.rich-text-lexical [contenteditable=true]')

  await page.goto(`${adminUrl}/admin/login`)
  await page.waitForLoadState('networkidle')
  await click(page.locator('#field-email'))
  await type(administrator.email, administrator.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/welcome$/)
  await page.waitForLoadState('networkidle')
  await click(page.getByLabel('Company name'))
  await type('Brava', 'Software that dentists like to use.', 'Lyon', 'France')
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Paris')
  await choose(page.getByLabel('Logo'), { name: 'brava.svg', ...vector(logo) })
  clicks += 1
  await page.getByLabel('Brand colour').fill(brandColour)
  await click(page.getByRole('button', { name: 'Start with my company' }))
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible({
    timeout: 60_000,
  })

  await open('globals/brand')
  await select(page.locator('.global-edit, .collection-edit').first(), '#field-logo', 'Wordmark')
  await publish()

  const change = async (global: string, field: string, text: string) => {
    await open(`globals/${global}`)
    await click(page.locator(field))
    await page.keyboard.press('Control+A')
    await type(text)
    await publish()
  }
  await change('home', '#field-hero__lead', 'Appointments, records and invoices in one program.')
  await change('hire-us', '#field-heading', 'Tell us about your practice')
  await change('careers-page', '#field-lead', 'Nine people in Lyon, who grow slowly.')
  await change('wording', '#field-header_schedule_consultation', 'Talk to us')
  await open('globals/company')
  await tab('Contact')
  await click(page.locator('#field-phone'))
  await type('+33 4 72 00 00 00', 'hello@brava.example')
  await publish()

  await open('collections/projects/create')
  await click(page.locator('#field-title'))
  await type('A calendar for forty chairs', 'One calendar for four practices in Lyon.')
  await click(page.locator('#field-cover').getByRole('button', { name: 'Create New' }))
  await choose(drawer.locator('input[type=file]'), {
    ...{ name: 'calendar.png', mimeType: 'image/png' },
    buffer: await sharp(cover).png().toBuffer(),
  })
  await click(drawer.locator('#field-alt'))
  await type('A calendar on a screen')
  await click(drawer.locator('#action-save'))
  await expect(page.locator('.drawer--is-open')).toHaveCount(0)
  await add('#field-services', async () => {
    await click(drawer.locator('#field-title'))
    await type('Practice software')
    await click(drawer.locator('#field-summary'))
    await type('One program for the whole practice.')
  })
  await tab('Case study')
  await expect(texts).toHaveCount(3)
  for (const text of await texts.all()) {
    await click(text)
    await type('Four practices had four calendars.')
  }
  await tab('Facts')
  await click(page.locator('#field-client'))
  await type('Cabinet Rivoire', 'Dentistry', '2026', '6', '4')
  await publish()

  await open('collections/vacancies/create')
  await click(page.locator('#field-title'))
  await type('Support engineer', 'You help practices by phone and in person.')
  await add('#field-department', async () => {
    await click(drawer.locator('#field-title'))
    await type('Support')
  })
  await select(page.locator('main'), '#field-seniority', 'Middle')
  await tab('Text')
  await expect(texts).toHaveCount(5)
  await click(texts.first())
  await type('You answer dentists, and tell the team what they ask.')
  await publish()

  await open('collections/articles/create')
  await click(page.locator('#field-title'))
  await type('Why we count chairs', 'A chair is the unit of a practice.')
  await click(page.locator('#field-cover').getByRole('button', { name: 'Choose from existing' }))
  await click(drawer.getByRole('button', { name: 'calendar.png' }))
  await expect(page.locator('.drawer--is-open')).toHaveCount(0)
  await add('#field-author', async () => {
    await click(drawer.locator('#field-name'))
    await type('Inès Morel', 'Founder')
    await select(drawer, '#field-department', 'Support')
    await click(drawer.locator('#field-summary'))
    await type('She founded Brava after ten years as a dentist.')
  })
  await add('#field-topics', async () => {
    await click(drawer.locator('#field-title'))
    await type('Practice')
  })
  await click(texts.first())
  await type('Every practice asks how full it is.')
  await publish()
  await open('globals/insights-page')
  await click(page.getByRole('checkbox', { name: 'Show insights' }))
  await publish()
  return clicks
}

/** A request with a call, and an application. */
async function writeToThem(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/hire-us`)
  await chooseTime(page, 1)
  await fillIn(page, newVisitor())
  await consultationForm(page).submit.click()
  await expect(consultationForm(page).received).toBeVisible({ timeout: 20_000 })
  await page.goto(`${siteUrl}/careers/support-engineer`)
  const form = applicationForm(page)
  const applicant = newApplicant()
  await form.name.fill(applicant.name)
  await form.email.fill(applicant.email)
  await form.cv.setInputFiles(pdf())
  await form.consent.check()
  await form.submit.click()
  await expect(form.received).toBeVisible({ timeout: 20_000 })
}

/** No element of a page, no icon and no image for link previews has a colour that the brand replaces. */
async function expectNoColourOfTheSample(page: Page, siteUrl: string, paths: string[]) {
  const { colours } = paletteOf({ light: { brand: brandColour } })
  const names = Object.keys(defaultColours.light) as ColourName[]
  for (const theme of themes) {
    const own = Object.values(colours[theme])
    const replaced = names
      .map((name) => defaultColours[theme][name])
      .filter((hex) => !own.includes(hex))
    expect(replaced.length).toBeGreaterThan(8)
    for (const path of paths) {
      await page.goto(siteUrl + path)
      await page.evaluate((isDark) => {
        document.body.classList.toggle('dark', isDark)
        document.documentElement.toggleAttribute('data-dark', isDark)
        for (const animation of document.getAnimations()) animation.finish()
      }, theme === 'dark')
      const used = await page.evaluate(() => {
        const all = [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
          const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element)
          return [color, backgroundColor, borderTopColor, fill]
        })
        return [...new Set(all)]
      })
      const rgb = replaced.map((hex) => `rgb(${channels(hex).join(', ')})`)
      expect(
        used.filter((colour) => rgb.includes(colour)),
        `${path}, ${theme}`,
      ).toEqual([])
    }
  }
  for (const path of [
    '/favicon.ico',
    '/icon-192.png',
    '/apple-touch-icon.png',
    '/logo.png',
    '/social/index.jpg',
  ]) {
    const image = Buffer.from(await (await fetch(siteUrl + path)).arrayBuffer())
    // The picture of an ICO file comes after its header.
    const picture = path.endsWith('.ico') ? image.subarray(22) : image
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0, blue = 0] = channels(defaultColours.light.brand)
    let count = 0
    for (let at = 0; at < data.length; at += 3) {
      const near = (value: number, index: number) => Math.abs((data[at + index] ?? 0) - value) < 6
      if (near(red, 0) && near(green, 1) && near(blue, 2)) count += 1
    }
    expect([path, count]).toEqual([path, 0])
  }
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
