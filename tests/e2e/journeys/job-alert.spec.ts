import { signToken } from '@vitrina/content/http/signed-token.ts'
import { newApplicant } from '../support/application.ts'
import { payloadSecret } from '../support/apps.ts'
import { open } from '../support/browsing.ts'
import { emailsTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const linkIn = (text: string | undefined) =>
  /http\S+\/job-alerts\/confirm\?token=[\w.-]+/.exec(text ?? '')?.[0] ?? ''

const stored = 'select id, confirmed_at from job_alerts where email = $1'

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`Journey: a visitor asks for a job alert and confirms it ${how}`, async ({
      page,
      environment,
      sql,
      watch,
    }) => {
      watch.allow(/400/)
      const { email } = newApplicant()
      const main = page.getByRole('main')
      const path = '/careers?department=design&workplace=remote'
      await (javaScriptEnabled ? open(page, path) : page.goto(path))
      await main.getByRole('link', { name: 'Tell me when a position opens' }).click()
      await expect(page).toHaveURL('/job-alerts?department=design&workplace=remote')
      await expect(main.getByRole('checkbox', { name: 'Design' })).toBeChecked()
      await expect(main.getByRole('checkbox', { name: 'Remote' })).toBeChecked()
      await main.getByRole('checkbox', { name: 'Engineering' }).check()
      const address = main.getByRole('textbox', { name: 'Email' })
      await address.fill('ana@mail')
      await main.getByRole('checkbox', { name: /^I agree/ }).check()
      const send = main.getByRole('button', { name: 'Send me the confirmation' })
      await send.click()
      await expect(main.getByRole('alert').getByRole('link')).toHaveText([
        'Enter an email address like name@example.com.',
      ])
      await expect(main.getByRole('checkbox', { name: 'Engineering' })).toBeChecked()
      await address.fill(email)
      await send.click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Check your mailbox')
      expect(await sql(stored, [email])).toEqual([])

      const subject = 'Confirm your job alert'
      const arrived = async () => (await emailsTo(email, subject, environment.dataDir))[0]
      await expect.poll(arrived).toBeTruthy()
      const link = linkIn((await arrived())?.text)
      await page.goto(link)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject)
      await expect(main).toContainText('Departments: Engineering, Design; workplaces: Remote')
      expect(await sql(stored, [email]), 'the link alone does nothing').toEqual([])
      await main.getByRole('button', { name: 'Confirm the job alert' }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('You will hear from us')
      expect(await sql(stored, [email])).toHaveLength(1)
    })
  })
}

test('Journey: a mail program ends a job alert by itself, with one request and no page (RFC 8058)', async ({
  page,
  environment,
  sql,
}) => {
  const { email } = newApplicant()
  const main = page.getByRole('main')
  const ask = await page.request.post('/job-alerts', {
    form: { email, consent: 'on' },
    headers: { Origin: environment.siteUrl },
  })
  expect(ask.status()).toBe(200)
  const subject = 'Confirm your job alert'
  const arrived = async () => (await emailsTo(email, subject, environment.dataDir))[0]
  await expect.poll(arrived).toBeTruthy()
  await page.goto(linkIn((await arrived())?.text))
  await main.getByRole('button', { name: 'Confirm the job alert' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You will hear from us')
  const [alert] = await sql<{ id: number }>(stored, [email])
  // As it stands in the header of the daily mail (tests/model/intake/job-alerts.test.ts).
  const token = signToken('job-alert-unsubscribe', { alert: alert?.id }, payloadSecret)
  const address = `${environment.siteUrl}/job-alerts/unsubscribe?token=${token}`

  const opened = await page.goto(address)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(main.getByRole('button', { name: 'End the job alert' })).toBeVisible()
  expect(await sql(stored, [email]), 'the link alone does nothing').toHaveLength(1)

  const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') }
  expect((await fetch(`${address}a`, oneClick)).status).toBe(404)
  expect(await sql(stored, [email])).toHaveLength(1)
  for (let press = 0; press < 2; press++) expect((await fetch(address, oneClick)).status).toBe(200)
  expect(await sql(stored, [email])).toEqual([])
})

test('Journey: a link that was cut off or made up says so', async ({ page, watch }) => {
  watch.allow(/404/)
  for (const path of ['confirm', 'unsubscribe']) {
    await page.goto(`/job-alerts/${path}?token=abc.def`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  }
})
