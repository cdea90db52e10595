import { newApplicant, pdf } from '../support/application.ts'
import { chooseTime, newVisitor, referenceIn } from '../support/consultation.ts'
import { messagesIn, otherLanguages, pathIn } from '../support/languages.ts'
import { emailsTo, emailsWith } from '../support/outbox.ts'
import { pick, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const vacancy = pick(sample.careers, 'senior-react-engineer')

/** The text of a calendar file, whose lines are folded. */
const unfolded = (content: ArrayBuffer) => new TextDecoder().decode(content).replace(/\r?\n /g, '')

for (const [code, translation] of otherLanguages) {
  const m = messagesIn(code)
  const text = (key: string) => m[key] ?? ''

  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled })
      const how = `${code}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`

      test(`Journey: a visitor books a consultation in ${how}`, async ({
        page,
        environment,
        sql,
        watch,
      }) => {
        watch.allow(/400/)
        const visitor = newVisitor()
        await page.goto(`/${code}/hire-us`)
        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          translation.globals['hire-us']?.heading ?? '',
        )
        await main
          .getByRole('textbox', { name: text('hire_us_message_label') })
          .fill(visitor.message)
        await main.getByRole('textbox', { name: text('form_name_label') }).fill(visitor.name)
        await main.getByRole('textbox', { name: text('form_email_label') }).fill('ion@client')
        await main.getByRole('button', { name: text('hire_us_submit') }).click()
        await expect(main.getByRole('alert').getByRole('link')).toContainText([
          text('form_email_wrong'),
        ])

        await main.getByRole('textbox', { name: text('form_email_label') }).fill(visitor.email)
        await main.locator('input[name=consent]').check()
        await chooseTime(page, 4)
        if (javaScriptEnabled) {
          // The name of the month, in the language of the page.
          const chosen = main.getByRole('status').filter({ hasText: /\d{4}/ })
          await expect(chosen).not.toContainText(/November|December|January/)
        }
        await main.getByRole('button', { name: text('hire_us_submit') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          text('form_received_title').slice(0, 5),
        )
        await expect(page).toHaveURL(new RegExp(`/${code}/hire-us\\?received=`))
        const reference = await referenceIn(page)

        const [row] = await sql<{ language: string; text: string }>(
          'select language, consent_text as text from consultation_requests where reference = $1',
          [reference],
        )
        expect(row?.language).toBe(code)
        expect(row?.text).toBe(
          translation.globals['hire-us']?.consentText?.replaceAll('{company}', 'Stejar'),
        )
        await expect
          .poll(async () => (await emailsWith(reference, environment.dataDir)).length)
          .toBe(2)
        const [own] = await emailsTo(visitor.email, reference, environment.dataDir)
        expect(own?.html).toContain(`lang="${code}"`)
        expect(own?.html).toContain(translation.globals['hire-us']?.answerTime)
        expect(own?.html).toContain(`${environment.siteUrl}/${code}/hire-us/appointment?token=`)
        const calendar = own?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
        expect(unfolded(calendar?.content as ArrayBuffer)).toContain(`/${code}/hire-us/appointment`)
      })

      test(`Journey: a visitor applies for a vacancy in ${how}`, async ({
        page,
        environment,
        sql,
      }) => {
        const applicant = newApplicant()
        const texts = translation.vacancies[vacancy.slug]
        await page.goto(`/${code}/careers`)
        await page
          .getByRole('main')
          .getByRole('link', { name: texts?.title ?? '' })
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts?.title ?? '')
        const main = page.getByRole('main')
        const [essay, , yesOrNo] = texts?.questions ?? []
        await main.getByRole('textbox', { name: text('form_name_label') }).fill(applicant.name)
        await main.getByRole('textbox', { name: text('form_email_label') }).fill(applicant.email)
        await main.locator('input[name=cv]').setInputFiles(pdf(applicant.email))
        await main.getByRole('textbox', { name: essay?.label }).fill('Расписание / Orarul.')
        await main
          .getByRole('group', { name: yesOrNo?.label })
          .getByLabel(text('application_yes'), { exact: true })
          .check()
        await main.locator('input[name=consent]').check()
        await main.getByRole('button', { name: text('application_submit') }).click()
        await expect(page).toHaveURL(
          new RegExp(`${pathIn(`/careers/${vacancy.slug}`, code)}\\?applied=`),
        )
        const reference = await referenceIn(page)
        expect(
          await sql('select language from applications where reference = $1', [reference]),
        ).toEqual([{ language: code }])
        await expect
          .poll(async () => (await emailsWith(reference, environment.dataDir)).length)
          .toBe(2)
        const [own] = await emailsTo(applicant.email, reference, environment.dataDir)
        expect(own?.html).toContain(`lang="${code}"`)
        expect(own?.html).toContain(texts?.title)
      })
    })
  }
}
