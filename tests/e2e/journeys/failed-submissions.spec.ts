import type { Locator, Page } from '@playwright/test'
import { applicationForm, newApplicant } from '../support/application.ts'
import { open, trackHydration, untilHydrated } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { expect, test } from '../support/test.ts'

type FilledForm = { submit: Locator; typed: Array<[Locator, string]> }

const forms: Record<string, { path: string; fill: (page: Page) => Promise<FilledForm> }> = {
  'consultation request': {
    path: '/hire-us',
    fill: async (page) => {
      const visitor = newVisitor()
      await fillIn(page, visitor)
      const { message, email, submit } = consultationForm(page)
      return {
        submit,
        typed: [
          [message, visitor.message],
          [email, visitor.email],
        ],
      }
    },
  },
  application: {
    path: '/apply',
    fill: async (page) => {
      const applicant = newApplicant()
      const { name, email, letter, link, consent, submit } = applicationForm(page)
      await name.fill(applicant.name)
      await email.fill(applicant.email)
      await letter.fill('I like maps.')
      await link(1).fill('github.com/ana')
      await consent.check()
      return {
        submit,
        typed: [
          [name, applicant.name],
          [letter, 'I like maps.'],
        ],
      }
    },
  },
  'job alert': {
    path: '/job-alerts',
    fill: async (page) => {
      const { email } = newApplicant()
      const main = page.getByRole('main')
      const address = main.getByRole('textbox', { name: 'Email' })
      await address.fill(email)
      await main.getByRole('checkbox', { name: /^I agree/ }).check()
      const submit = main.getByRole('button', { name: 'Send me the confirmation' })
      return { submit, typed: [[address, email]] }
    },
  },
}

const posts = (url: URL) => url.pathname.endsWith('.data')

/** Answers every form that is sent in this way. */
async function answerForms(page: Page, status: number): Promise<void> {
  await page.route(posts, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, contentType: 'text/plain', body: 'No.' })
      : route.continue(),
  )
}

const failures: Record<string, { cause: (page: Page) => Promise<void>; title: RegExp }> = {
  offline: {
    cause: (page) => page.context().setOffline(true),
    title: /You appear to be offline/,
  },
  'cut off': {
    cause: async (page) => {
      await page.route(posts, (route) =>
        route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
      )
    },
    title: /We could not be reached/,
  },
  'answered with 500': {
    cause: (page) => answerForms(page, 500),
    title: /was not stored|did not work/,
  },
  'too large': { cause: (page) => answerForms(page, 413), title: /too large to send/ },
  'one too many': { cause: (page) => answerForms(page, 429), title: /Not sent yet/ },
  'without its token': { cause: (page) => answerForms(page, 403), title: /This form has expired/ },
}

/** Without fetching the other main pages ahead, which must not fail in the middle of it. */
async function openAlone(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await trackHydration(page)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await untilHydrated(page)
}

/** In view below the header and its toast, with the focus. */
async function expectAnnounced(page: Page, problem: Locator): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-front=true]')
  await expect(toast).toBeVisible()
  await expect(problem).toBeFocused()
  await expect(problem).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const box = await problem.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  const shown = await toast.boundingBox()
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
}

test.use({ viewport: { width: 390, height: 844 } })

for (const [formName, { path, fill }] of Object.entries(forms)) {
  for (const [failureName, { cause, title }] of Object.entries(failures)) {
    test(`Journey: the ${formName}, when ${failureName}, says so where the visitor is`, async ({
      page,
      watch,
    }) => {
      watch.allow(/could not be sent/, /ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_RESET/)
      watch.allow(/status of \d+/, /^(?:500|413|429|403) POST/)
      await openAlone(page, path)
      const { submit, typed } = await fill(page)
      await page.waitForLoadState('networkidle')
      await cause(page)
      const problem = page.getByRole('main').getByRole('alert')
      for (let attempt = 0; attempt < 2; attempt++) {
        await submit.click()
        await expect(problem).toContainText(title)
        await expectAnnounced(page, problem)
        const toasts = page.locator('[data-sonner-toast]').filter({ hasText: title })
        await expect(toasts.first()).toBeVisible()
      }
      for (const [field, text] of typed) await expect(field).toHaveValue(text)
      await expect(submit).toBeEnabled()
    })
  }
}

test('Journey: mistakes are shown again each time the form is sent with them', async ({ page }) => {
  await open(page, '/hire-us')
  const { submit, errors, name, phone } = consultationForm(page)
  await submit.click()
  await expectAnnounced(page, errors)
  await phone.fill('+373 22 000 000')
  await submit.click()
  await expectAnnounced(page, errors)
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('Please check')
  await name.pressSequentially('Ion')
  await expect(name, 'correcting a field does not move the focus').toBeFocused()
})

test('Journey: an error made after a failure is reported in its place', async ({ page, watch }) => {
  watch.allow(/could not be sent/, /status of 500/, /^500 POST/)
  await openAlone(page, '/hire-us')
  await fillIn(page, newVisitor())
  await page.waitForLoadState('networkidle')
  await answerForms(page, 500)
  const { submit, errors, email } = consultationForm(page)
  await submit.click()
  await expect(errors).toContainText('was not stored')
  await email.fill('invalid')
  await submit.click()
  await expect(errors).toContainText('Enter an email address')
  await expect(errors).not.toContainText('was not stored')
  await expectAnnounced(page, errors)
})

test('Journey: on a phone, applicants see that their application was received', async ({
  page,
}) => {
  const { path, fill } = forms.application ?? {}
  await open(page, path ?? '')
  const { submit } = (await fill?.(page)) ?? {}
  await submit?.click()
  await expect(applicationForm(page).received).toBeInViewport()
})
