import type { Page } from '@playwright/test'
import { query } from '../support/databases.ts'
import { emailsWith } from '../support/outbox.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplication, type StoredApplication } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'
import type { TestEnvironment } from '../support/test-environment.ts'

/** Goes to the board with this one application on it. */
const goToBoard = (page: Page, { adminUrl }: TestEnvironment, { name }: StoredApplication) =>
  page.goto(`${adminUrl}/admin/applications-board?${new URLSearchParams({ name })}`)

/** Opens the board, and waits until it takes keys. */
async function openBoard(...[page, ...board]: Parameters<typeof goToBoard>) {
  await goToBoard(page, ...board)
  // Payload's and the board's, which has mounted then.
  await expect(page.locator('[id^="DndLiveRegion"]')).toHaveCount(2)
}

const column = (page: Page, label: string) => page.getByRole('region', { name: label })
const cardIn = (page: Page, label: string, { name }: StoredApplication) =>
  column(page, label).getByRole('link', { name })

async function statusOf({ databaseUrl }: TestEnvironment, { id }: StoredApplication) {
  const sql = 'select status from applications where id = $1'
  return (await query<{ status: string }>(databaseUrl, sql, [id]))[0]?.status
}

test('Board: a card is moved by the keyboard, and its email is sent as edited', async ({
  page,
  environment,
  adminApi,
}) => {
  const application = await insertApplication(environment)
  await enterAs('recruiter', page.context(), environment.adminUrl, adminApi)
  await openBoard(page, environment, application)
  const handle = page.getByRole('button', { name: `Move ${application.name}` })
  await handle.focus()
  await page.keyboard.press('Space')
  const spoken = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
  await spoken(`${application.name} is picked up.`)
  for (const status of ['Screening', 'Interview']) {
    await page.keyboard.press('ArrowRight')
    await spoken(`${application.name} is over ${status}.`)
  }
  await page.keyboard.press('Space')

  const dialog = page.getByRole('dialog', { name: `Email to ${application.name}` })
  await expect(dialog.getByLabel('Text')).toHaveValue(new RegExp(`^Dear ${application.name},`))
  await expect(dialog.getByLabel('Subject')).toHaveValue(/a position at Stejar/)
  const subject = `Shall we talk, ${application.name}?`
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByRole('button', { name: 'Move and send' }).click()
  await expect(page.getByText(`${application.name} was moved to Interview.`)).toBeVisible()
  await expect(cardIn(page, 'Interview', application)).toBeVisible()
  await expect(handle).toBeFocused()
  expect(await statusOf(environment, application)).toBe('interview')
  await expect(async () => {
    const [mail, ...others] = await emailsWith(application.reference, environment.dataDir)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(subject)
    expect(mail?.to?.[0]?.address).toBe('maria@mail.example')
  }).toPass({ timeout: 15_000 })

  await page.goto(`${environment.adminUrl}/admin/collections/applications/${application.id}`)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.locator('.history__event')).toContainText([
    `Email to maria@mail.example: ${subject} · Sent`,
    'Status: New → Interview',
    'Received',
  ])
  await expect(page.locator('[data-kind="status"]')).toContainText('Test user, recruiter')
})

test('Board: a card is dragged, and moved back when the email is cancelled', async ({
  page,
  environment,
  adminApi,
}) => {
  const application = await insertApplication(environment)
  await enterAs('recruiter', page.context(), environment.adminUrl, adminApi)
  await openBoard(page, environment, application)
  const drag = async () => {
    const from = await column(page, 'New').locator('.board__card').boundingBox()
    const to = await column(page, 'Offer').boundingBox()
    if (!from || !to) throw new Error('The board is not shown.')
    await page.mouse.move(from.x + 20, from.y + 50)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 })
    await page.mouse.move(to.x + 60, to.y + 200, { steps: 8 })
    await page.mouse.up()
  }
  await drag()
  await page.keyboard.press('Escape')
  await expect(cardIn(page, 'New', application)).toBeVisible()
  expect(await statusOf(environment, application)).toBe('new')

  await drag()
  await page.getByRole('button', { name: 'Move without an email' }).click()
  await expect(page.getByText(`${application.name} was moved to Offer.`)).toBeVisible()
  await expect(cardIn(page, 'Offer', application)).toBeVisible()
  expect(await statusOf(environment, application)).toBe('offer')
  expect(await emailsWith(application.reference, environment.dataDir)).toEqual([])
})

test('Board: a card that a colleague has moved is not moved again, and is shown where it is', async ({
  page,
  environment,
  adminApi,
  watch,
}) => {
  watch.allow(/^409 POST .*\/move$/, /^console .* 409 .*\/move$/)
  const application = await insertApplication(environment)
  await enterAs('recruiter', page.context(), environment.adminUrl, adminApi)
  await openBoard(page, environment, application)
  const move = (status: string) =>
    query(environment.databaseUrl, 'update applications set status = $2 where id = $1', [
      application.id,
      status,
    ])
  await move('hired')
  await page.getByLabel(`${application.name}: Move to…`).selectOption('withdrawn')
  await expect(
    page.getByText(`${application.name} stays at New. A colleague has moved it meanwhile.`),
  ).toBeVisible()
  await expect(cardIn(page, 'Hired', application)).toBeVisible()

  await move('rejected')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(cardIn(page, 'Rejected', application)).toBeVisible()
  await expect(
    page.getByText(`A colleague has moved ${application.name} to Rejected.`),
  ).toBeVisible()
})

test('Board: only roles that handle applications see it', async ({
  page,
  environment,
  adminApi,
}) => {
  const application = await insertApplication(environment)
  await enterAs('sales', page.context(), environment.adminUrl, adminApi)
  await goToBoard(page, environment, application)
  await expect(page.getByText('You are not allowed to access this page.')).toBeVisible()
  expect(await page.content()).not.toContain(application.reference)
  await expect(page.getByRole('link', { name: 'Applications board' })).toHaveCount(0)
  await page.context().clearCookies()
  await goToBoard(page, environment, application)
  await expect(page).toHaveURL(/\/admin\/login/)
})
