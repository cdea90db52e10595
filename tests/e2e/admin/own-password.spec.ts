import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

import { signIn } from '../support/admin-api.ts'
import { expect, test } from '../support/test.ts'

test('Admin: changing the own password requires the current one', async ({
  page,
  context,
  environment,
  adminApi,
  watch,
}) => {
  watch.allow(/\/api\/users\/\d+|400/)
  const password = randomBytes(12).toString('hex')
  const email = `${randomBytes(4).toString('hex')}@stejar.example`
  await adminApi.createStaff({ name: 'Changing', email, password, roles: ['editor'] })
  const token = await signIn(environment.adminUrl, { email, password })
  await context.addCookies([{ name: 'payload-token', value: token, url: environment.adminUrl }])

  await page.goto(`${environment.adminUrl}/admin/account`)
  await page.waitForLoadState('networkidle')
  const current = page.getByLabel('Current password')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  await expect(current).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(current).toBeVisible()
  const next = randomBytes(12).toString('hex')
  await page.getByLabel('New Password').fill(next)
  await page.getByLabel('Confirm Password').fill(next)
  await current.fill('not the current one')
  expect(await save(page)).toBe(400)
  await expect(page.getByText('This is not your current password.').first()).toBeVisible()
  await current.fill(password)
  expect(await save(page)).toBe(200)
  expect(await signIn(environment.adminUrl, { email, password: next })).toBeTruthy()
})

test('Admin: changing the own email requires the current password', async ({
  page,
  context,
  environment,
  adminApi,
  watch,
}) => {
  watch.allow(/\/api\/users\/\d+|400/)
  const password = randomBytes(12).toString('hex')
  const [email, next] = ['old', 'new'].map(
    (name) => `${name}-${randomBytes(4).toString('hex')}@stejar.example`,
  ) as [string, string]
  await adminApi.createStaff({ name: 'Moving', email, password, roles: ['admin'] })
  const token = await signIn(environment.adminUrl, { email, password })
  await context.addCookies([{ name: 'payload-token', value: token, url: environment.adminUrl }])

  await page.goto(`${environment.adminUrl}/admin/account`)
  await page.waitForLoadState('networkidle')
  const current = page.getByLabel('Current password')
  await expect(current).toHaveCount(0)
  await page.locator('#field-email').fill(next)
  await expect(current).toBeVisible()
  expect(await save(page)).toBe(400)
  await current.fill(password)
  expect(await save(page)).toBe(200)
  await expect(current).toHaveCount(0)
  expect(await signIn(environment.adminUrl, { email: next, password })).toBeTruthy()
})

/** The form passes nothing on while it still looks at what was typed. @returns the answer's status. */
async function save(page: Page): Promise<number> {
  let status = 0
  await expect(async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH', {
      timeout: 5_000,
    })
    await page.getByRole('button', { name: 'Save' }).click()
    status = (await answer).status()
  }).toPass({ timeout: 40_000 })
  return status
}
