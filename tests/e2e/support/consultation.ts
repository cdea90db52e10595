import { randomBytes } from 'node:crypto'
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test'

export type Visitor = { name: string; email: string; message: string }

/** A visitor with a new email address and message: the same twice would count as one request. */
export function newVisitor(): Visitor {
  const mark = randomBytes(5).toString('hex')
  return {
    name: `Ion ${mark}`,
    email: `ion.${mark}@client.example`,
    message: `We want to rebuild our booking system before summer (${mark}).`,
  }
}

/** The controls of the hire-us form, by the names that visitors read. */
export function consultationForm(page: Page) {
  const main = page.getByRole('main')
  return {
    message: main.getByRole('textbox', { name: 'Your message' }),
    name: main.getByRole('textbox', { name: 'Your name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    company: main.getByRole('textbox', { name: 'Company' }),
    phone: main.getByRole('textbox', { name: 'Phone' }),
    service: (name: string) => main.getByRole('checkbox', { name, exact: true }),
    budget: main.getByRole('combobox', { name: 'Budget' }),
    timeline: main.getByRole('combobox', { name: 'Preferred start' }),
    days: main.locator('.times-days summary'),
    times: main.locator('.times-days [open] label'),
    noCall: main.getByRole('radio', { name: 'Not yet. Write to me first.' }),
    consent: main.getByRole('checkbox', { name: /^I agree/ }),
    submit: main.getByRole('button', { name: 'Send the request' }),
    errors: main.getByRole('alert'),
    received: main.getByRole('heading', { level: 1, name: /^Received/ }),
  }
}

/** Fills in what must be filled in. */
export async function fillIn(page: Page, { name, email, message }: Visitor): Promise<void> {
  const form = consultationForm(page)
  await form.message.fill(message)
  await form.name.fill(name)
  await form.email.fill(email)
  await form.consent.check()
}

/**
 * Opens a day and chooses a free time, another one in each of the tests that run at once.
 *
 * @param day counted from 0, among those that are offered: one that is booked out leaves the list.
 * @returns the time as the form sends it.
 */
export async function chooseTime(page: Page, day: number): Promise<string> {
  const { days, times } = consultationForm(page)
  await openDay(days.nth(day))
  await times.first().waitFor()
  const index = Math.min(Number(process.env.TEST_PARALLEL_INDEX ?? 0), (await times.count()) - 1)
  await times.nth(index).click()
  return times.nth(index).locator('input').inputValue()
}

/** Chooses this time, as the form sends it. */
export async function chooseSlot(page: Page, slot: string): Promise<void> {
  const day = page.locator('details', { has: page.locator(`input[value="${slot}"]`) })
  await openDay(day.locator('summary'))
  await day.locator('label', { has: page.locator(`input[value="${slot}"]`) }).click()
}

async function openDay(summary: Locator): Promise<void> {
  const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute('open'))
  if (!isOpen) await summary.click()
}

/** The reference on the page that says “received”. */
export async function readReference(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/Your reference is/)
    .first()
    .textContent()
  const reference = text?.match(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0]
  if (!reference) throw new Error(`There is no reference in “${text}”.`)
  return reference
}

/** The reference on the page that says “received”, of a request or an application, in any language. */
export async function referenceIn(page: Page): Promise<string> {
  const text = page
    .getByRole('main')
    .getByText(/[CA]-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    .first()
  return /[CA]-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await text.textContent()) ?? '')?.[0] ?? ''
}

/** Sends the form as a browser without scripts does, for tests that need no browser. */
export async function post(
  request: APIRequestContext,
  siteUrl: string,
  visitor: Visitor,
): Promise<APIResponse> {
  const html = await (await request.get(`${siteUrl}/hire-us`)).text()
  const idempotencyKey = html.match(/name="idempotencyKey" value="([^"]+)"/)?.[1] ?? ''
  return request.post(`${siteUrl}/hire-us`, {
    multipart: { ...visitor, consent: 'on', idempotencyKey },
    headers: { Origin: siteUrl },
    maxRedirects: 0,
  })
}
