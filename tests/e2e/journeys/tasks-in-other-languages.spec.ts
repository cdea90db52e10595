import type { Page } from '@playwright/test'
import { newApplicant } from '../support/application.ts'
import { open } from '../support/browsing.ts'
import { chooseTime, newVisitor, referenceIn } from '../support/consultation.ts'
import { messagesIn, otherLanguages, pathIn } from '../support/languages.ts'
import { emailsTo } from '../support/outbox.ts'
import { pick, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const english = messagesIn('en')
const service = pick(sample.services, 'mobile-apps')
const project = sample.projects.find(({ services }) => services.includes(service.slug))
const vacancy = pick(sample.careers, 'senior-react-engineer')

/** Fails when the page has a text of ours in English, or one twice in a row. */
async function expectOneLanguage(page: Page, code: string): Promise<void> {
  const translated = messagesIn(code)
  const texts = (await page.getByRole('main').innerText()).split('\n').map((line) => line.trim())
  const left = Object.entries(english).filter(
    ([key, text]) => text.length > 8 && translated[key] !== text && texts.includes(text),
  )
  expect(left, page.url()).toEqual([])
  const doubled = texts.filter((text, index) => text.length > 20 && text === texts[index + 1])
  expect(doubled, page.url()).toEqual([])
}

for (const [code, translation] of otherLanguages) {
  const m = messagesIn(code)
  const text = (key: string) => m[key] ?? ''

  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled })
      const how = `${code}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`

      test(`Journey: a visitor finds a project and asks about it in ${how}`, async ({ page }) => {
        const titleOf = (slug = '') => translation.projects[slug]?.title ?? ''
        await page.goto(`/${code}/services`)
        const main = page.getByRole('main')
        const name = translation.services[service.slug]?.title ?? ''
        await main
          .getByRole('navigation', { name: text('services_filter_label') })
          .getByRole('link', { name })
          .click()
        await expect(page).toHaveURL(new RegExp(`/${code}/services\\?service=${service.slug}`))
        await expect(main.getByRole('status')).toContainText(name)
        await expectOneLanguage(page, code)
        await main.getByRole('link', { name: titleOf(project?.slug), exact: true }).click()
        await expect(page).toHaveURL(pathIn(`/services/${project?.slug}`, code))
        await expectOneLanguage(page, code)
        await main.locator('a[href*="/hire-us?about="]').first().click()
        await expect(main.getByText(titleOf(project?.slug)).first()).toBeVisible()
        await expectOneLanguage(page, code)
      })

      test(`Journey: a visitor finds a vacancy in ${how}`, async ({ page }) => {
        const title = translation.vacancies[vacancy.slug]?.title ?? ''
        await page.goto(`/${code}/careers`)
        const main = page.getByRole('main')
        const form = main.getByRole('form', { name: text('careers_filter_label') })
        const department = form.getByRole('combobox', { name: text('careers_filter_department') })
        if (await department.isHidden()) await form.getByText(text('careers_filter_more')).click()
        await department.selectOption(translation.departments.engineering?.title ?? '')
        if (!javaScriptEnabled)
          await form.getByRole('button', { name: text('careers_filter_submit') }).click()
        await expect(page).toHaveURL(/department=engineering/)
        await expectOneLanguage(page, code)
        await main.getByRole('link', { name: title, exact: true }).click()
        await expect(page).toHaveURL(pathIn(`/careers/${vacancy.slug}`, code))
        await expectOneLanguage(page, code)
        await page.goto(`/${code}/careers?q=zeppelin`)
        await expect(main).toContainText(text('careers_empty_text'))
        await expectOneLanguage(page, code)
      })

      test(`Journey: a visitor asks for a job alert and ends it in ${how}`, async ({
        page,
        environment,
        sql,
      }) => {
        const { email } = newApplicant()
        const main = page.getByRole('main')
        const heading = main.getByRole('heading', { level: 1 })
        await page.goto(`/${code}/job-alerts?department=design`)
        await main.getByRole('textbox', { name: text('form_email_label') }).fill(email)
        await main.getByRole('checkbox', { name: text('job_alerts_consent') }).check()
        await expectOneLanguage(page, code)
        await main.getByRole('button', { name: text('job_alerts_submit') }).click()
        await expect(heading).toHaveText(text('job_alerts_asked_title'))
        const link = `/${code}/job-alerts/confirm?token=`
        const arrived = async () => (await emailsTo(email, link, environment.dataDir))[0]
        await expect.poll(arrived).toBeTruthy()
        const mail = await arrived()
        expect(mail?.html).toContain(`lang="${code}"`)
        await page.goto(/http\S+\/confirm\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '')
        await expect(heading).toHaveText(text('job_alerts_confirm_title'))
        await expectOneLanguage(page, code)
        await main.getByRole('button', { name: text('job_alerts_confirm_action') }).click()
        await expect(heading).toHaveText(text('job_alerts_confirmed_title'))
        await expectOneLanguage(page, code)
        const language = 'select language from job_alerts where email = $1'
        expect(await sql(language, [email])).toEqual([{ language: code }])
      })

      test(`Journey: a visitor moves and cancels a call in ${how}`, async ({
        page,
        environment,
      }) => {
        test.slow()
        const visitor = newVisitor()
        const main = page.getByRole('main')
        await page.goto(`/${code}/hire-us`)
        await main
          .getByRole('textbox', { name: text('hire_us_message_label') })
          .fill(visitor.message)
        await main.getByRole('textbox', { name: text('form_name_label') }).fill(visitor.name)
        await main.getByRole('textbox', { name: text('form_email_label') }).fill(visitor.email)
        await main.locator('input[name=consent]').check()
        await chooseTime(page, 5)
        await expectOneLanguage(page, code)
        await main.getByRole('button', { name: text('hire_us_submit') }).click()
        await expect(page).toHaveURL(/received=/)
        await expectOneLanguage(page, code)
        const reference = await referenceIn(page)
        const emails = () => emailsTo(visitor.email, reference, environment.dataDir)
        await expect.poll(async () => (await emails()).length).toBe(1)
        const [confirmation] = await emails()
        const link = /href="([^"]+\/hire-us\/appointment\?token=[^"]+)"/.exec(
          confirmation?.html ?? '',
        )?.[1]
        await page.goto(link ?? '')
        await expect(page).toHaveURL(new RegExp(`/${code}/hire-us/appointment`))
        await expectOneLanguage(page, code)
        await chooseTime(page, 6)
        await main.getByRole('button', { name: text('appointment_move') }).click()
        const said = (key: string) => main.getByRole('status').filter({ hasText: text(key) })
        await expect(said('appointment_moved_done')).toBeVisible()
        await expectOneLanguage(page, code)
        await main.locator('summary', { hasText: text('appointment_cancel') }).click()
        await main.getByRole('button', { name: text('appointment_cancel_confirm') }).click()
        await expect(main).toContainText(text('appointment_again'))
        await expectOneLanguage(page, code)
        await expect.poll(async () => (await emails()).length).toBe(3)
        for (const mail of await emails()) expect(mail.html).toContain(`lang="${code}"`)
      })
    })
  }

  test(`Journey: rejected files and an interrupted connection are explained in ${code}`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, /^console The request could not be sent/)
    await open(page, `/${code}/hire-us`)
    const main = page.getByRole('main')
    const input = main.locator('input[type=file]')
    await input.setInputFiles([
      { name: 'all.zip', mimeType: '', buffer: Buffer.alloc(2_048) },
      { name: 'brief.pdf', mimeType: '', buffer: Buffer.alloc(2_048) },
    ])
    const chosen = main.getByRole('list', { name: text('files_chosen') })
    const [wrong = ''] = text('file_wrong_kind').replace('{name}', 'all.zip').split('{kinds}')
    await expect(main).toContainText(wrong)
    const remove = text('file_remove').replace('{name}', 'all.zip')
    await expectOneLanguage(page, code)
    await chosen.getByRole('button', { name: remove }).click()
    await main.getByRole('textbox', { name: text('hire_us_message_label') }).fill('x'.repeat(40))
    await main.getByRole('textbox', { name: text('form_name_label') }).fill('Ion')
    await main.getByRole('textbox', { name: text('form_email_label') }).fill('ion@client.example')
    await main.locator('input[name=consent]').check()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await main.getByRole('button', { name: text('hire_us_submit') }).click()
    await expect(main).toContainText(text('form_offline_title'))
    await expectOneLanguage(page, code)
    await context.setOffline(false)
  })
}
