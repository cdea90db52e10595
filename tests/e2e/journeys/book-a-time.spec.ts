import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { expectAccessible } from '../support/accessibility.ts'
import { frames, open, untilHydrated } from '../support/browsing.ts'
import {
  chooseSlot,
  chooseTime,
  consultationForm,
  fillIn,
  newVisitor,
  readReference,
} from '../support/consultation.ts'
import { emailsWith } from '../support/outbox.ts'
import { company, project } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const appointments = `select appointment_starts_at as starts_at, appointment_cancelled_at as cancelled_at,
  appointment_sequence::int as sequence from consultation_requests where email = $1`

type Row = { starts_at: Date; cancelled_at: Date | null; sequence: number }

/** Fills in, chooses a time of that day or that slot, sends. */
async function book(page: Page, wanted: number | string) {
  const visitor = newVisitor()
  await page.goto('/hire-us')
  await fillIn(page, visitor)
  if (typeof wanted === 'string') await chooseSlot(page, wanted)
  const slot = typeof wanted === 'string' ? wanted : await chooseTime(page, wanted)
  await consultationForm(page).submit.click()
  await expect(consultationForm(page).received).toBeVisible()
  return { visitor, slot, reference: await readReference(page) }
}

/** The calendar entry in a mail, its folded lines put together. */
function invitationIn(mail: Email | undefined): string {
  const file = mail?.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))
  const text =
    typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  return text.replace(/\r?\n[ \t]/g, '')
}

const to = (emails: Email[], address: string) =>
  emails.filter((mail) => mail.to?.some((recipient) => recipient.address === address))

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
    const firstDay = javaScriptEnabled ? 0 : 3

    test(`Journey: a visitor books a call, moves it from the mail, and cancels it ${how}`, async ({
      page,
      environment,
      sql,
    }) => {
      test.slow()
      const { visitor, slot, reference } = await book(page, firstDay)
      const main = page.getByRole('main')
      await expect(main.getByText(/\(Chisinau, GMT\+/)).toBeVisible()
      await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
      const [booked] = await sql<Row>(appointments, [visitor.email])
      expect(booked?.starts_at).toEqual(new Date(slot))

      const emails = () => emailsWith(reference, environment.dataDir)
      await expect.poll(async () => (await emails()).length).toBe(2)
      const [confirmation] = to(await emails(), visitor.email)
      const [notice] = to(await emails(), company.email)
      for (const mail of [confirmation, notice]) {
        expect(invitationIn(mail)).toContain('METHOD:REQUEST')
        expect(invitationIn(mail)).toContain(`UID:${reference}@`)
        expect(invitationIn(mail)).toContain('SEQUENCE:0')
      }
      const link = confirmation?.html?.match(
        /href="([^"]+\/hire-us\/appointment\?token=[^"]+)"/,
      )?.[1]
      if (!link) throw new Error('the mail has no link to the appointment')

      const answer = await page.goto(link)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      })
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      if (javaScriptEnabled) await expectAccessible(page, 'an appointment')
      const moved = await chooseTime(page, firstDay + 1)
      await main.getByRole('button', { name: 'Move to this time' }).click()
      const said = main.getByRole('status').filter({ hasText: 'The consultation has been moved' })
      await expect(said).toBeFocused()
      await expect(said).toBeInViewport({ ratio: 1 })
      if (javaScriptEnabled) {
        await expect(page.locator('[data-sonner-toast]')).toContainText('has been moved')
      }
      const [after] = await sql<Row>(appointments, [visitor.email])
      expect(after).toMatchObject({ starts_at: new Date(moved), sequence: 1 })

      const now = await main.locator('.appointment-times').innerText()
      await page.goBack()
      if (javaScriptEnabled) {
        await expect(page, 'the time before is no step back').toHaveURL(/received=/)
        await page.goForward()
        await expect(main.locator('.appointment-times')).toHaveText(now)
        const loaded = page.waitForEvent('load')
        // As a browser does that has kept the page as it was.
        await page.evaluate(() => {
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        })
        await loaded
      }
      await expect(main.locator('.appointment-times')).toHaveText(now)

      const cancel = main.getByRole('button', { name: 'Yes, cancel it' })
      await expect(cancel, 'asks first').toBeHidden()
      await main.getByText('Cancel the consultation', { exact: true }).click()
      await cancel.click()
      const cancelled = main
        .getByRole('status')
        .filter({ hasText: /consultation on .+ is cancelled/ })
      await expect(cancelled).toBeFocused()
      const [last] = await sql<Row>(appointments, [visitor.email])
      expect(last?.cancelled_at).not.toBeNull()
      await expect.poll(async () => (await emails()).length).toBe(6)
      for (const address of [visitor.email, company.email]) {
        const [cancelled] = to(await emails(), address).filter(({ subject }) =>
          subject?.includes('cancelled'),
        )
        expect(invitationIn(cancelled)).toContain('METHOD:CANCEL')
        expect(invitationIn(cancelled)).toContain('SEQUENCE:2')
      }
    })

    test(`Journey: a slot booked by another visitor meanwhile is reported, and all other input stays ${how}`, async ({
      page,
      context,
      watch,
      sql,
    }) => {
      watch.allow(/409/)
      const day = firstDay + 2
      const visitor = newVisitor()
      await page.goto('/hire-us')
      await fillIn(page, visitor)
      const slot = await chooseTime(page, day)
      const other = await context.newPage()
      await book(other, slot)
      await other.close()

      const form = consultationForm(page)
      await form.submit.click()
      await expect(form.errors.getByRole('link')).toHaveText([/This time was taken/])
      await expect(form.message).toHaveValue(visitor.message)
      await expect(form.name).toHaveValue(visitor.name)
      await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0)
      expect(await sql(appointments, [visitor.email])).toEqual([])

      const next = await chooseTime(page, day)
      expect(next).not.toBe(slot)
      await form.consent.check()
      await form.submit.click()
      await expect(form.received).toBeVisible()
      const [row] = await sql<Row>(appointments, [visitor.email])
      expect(row?.starts_at).toEqual(new Date(next))
    })

    test(`Journey: more days are offered on request ${how}`, async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/hire-us') : page.goto('/hire-us'))
      const form = consultationForm(page)
      await form.message.fill('A shop for our vineyard.')
      const days = page.locator('.times-days fieldset')
      const before = await days.count()
      await page.getByRole('button', { name: 'More days' }).click()
      await expect.poll(() => days.count()).toBeGreaterThan(before)
      await expect(form.message).toHaveValue('A shop for our vineyard.')
    })

    test(`Journey: a project brings its subject along ${how}`, async ({ page, sql }) => {
      const visitor = newVisitor()
      await page.goto(`/services/${project.slug}`)
      await page.getByRole('main').locator('a[href*="/hire-us?about"]').click()
      await expect(page.getByRole('main').getByText(`About: ${project.title}`)).toBeVisible()
      await expect(page.locator('input[name=services]:checked')).toHaveCount(
        project.services.length,
      )
      await fillIn(page, visitor)
      await consultationForm(page).submit.click()
      await expect(consultationForm(page).received).toBeVisible()
      expect(
        await sql('select source_page from consultation_requests where email = $1', [
          visitor.email,
        ]),
      ).toEqual([{ source_page: `/services/${project.slug}` }])
    })
  })
}

test.describe(() => {
  test.use({ timezoneId: 'America/New_York' })

  test('Journey: a visitor elsewhere sees times on both clocks', async ({ page, sql }) => {
    // The days are those of the visitor's time zone once the scripts have started.
    await open(page, '/hire-us')
    const form = consultationForm(page)
    await form.days.first().click()
    const instant = await form.times.first().locator('input').inputValue()
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat('en', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(instant))
    await expect(form.times.first()).toContainText(clock('America/New_York'))
    await expect(form.times.first()).toContainText(`${clock('Europe/Chisinau')} Chisinau`)
    const { visitor } = await book(page, 8)
    await expect(page.getByRole('main').getByText(/\(New York, GMT\u2060?-/)).toBeVisible()
    await expect(page.getByRole('main').getByText(/\(Chisinau, GMT\+/)).toBeVisible()
    expect(
      await sql(
        'select appointment_time_zone as zone from consultation_requests where email = $1',
        [visitor.email],
      ),
    ).toEqual([{ zone: 'America/New_York' }])
  })
})

test('Journey: a reference alone opens no appointment, nor does a link that was changed', async ({
  page,
  watch,
}) => {
  watch.allow(/404/)
  const { reference } = await book(page, 9)
  await page.goto(`/hire-us?received=${reference}`)
  await expect(consultationForm(page).received).toBeVisible()
  await expect(page.getByRole('main').getByText(/Chisinau/)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Move or cancel' })).toHaveCount(0)

  const answer = await page.goto('/hire-us/appointment?token=eyJyZXF1ZXN0IjoxfQ.AAAA')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  const file = await page.request.get('/hire-us/appointment.ics?token=x')
  expect(file.status()).toBe(404)
})

test('Journey: what was typed is back after the page was closed, until it was sent', async ({
  page,
}) => {
  const visitor = newVisitor()
  await open(page, '/hire-us')
  const form = consultationForm(page)
  const notice = page.getByText('What you typed before is back')
  await fillIn(page, visitor)
  await form.service('Mobile apps').check()
  await form.budget.selectOption('60k-150k')
  const slot = await chooseTime(page, 7)

  await page.goto('/about-us')
  await page.goto('/hire-us')
  await expect(notice).toBeVisible()
  await expect(form.message).toHaveValue(visitor.message)
  await expect(form.email).toHaveValue(visitor.email)
  await expect(form.service('Mobile apps')).toBeChecked()
  await expect(form.budget).toHaveValue('60k-150k')
  await expect(page.locator(`input[value="${slot}"]`)).toBeChecked()
  await expect(form.consent, 'is given each time').not.toBeChecked()

  await page.getByRole('button', { name: 'Start afresh' }).click()
  await expect(notice).toHaveCount(0)
  await expect(form.message).toHaveValue('')
  await expect(form.service('Mobile apps')).not.toBeChecked()
  await expect(form.noCall).toBeChecked()
  await page.reload()
  await expect(notice).toHaveCount(0)
  await expect(form.message).toHaveValue('')

  await fillIn(page, visitor)
  await form.submit.click()
  await expect(form.received).toBeVisible()
  await page.goto('/hire-us')
  await untilHydrated(page)
  await frames(page)
  await expect(form.message).toHaveValue('')
})
