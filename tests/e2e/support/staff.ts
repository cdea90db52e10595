import type { BrowserContext } from '@playwright/test'
import { type AdminApi, signIn } from './admin-api.ts'

const password = 'a password of this test'

/**
 * Signs a browser in to the admin in the name of a new member of staff.
 * @returns the token, for requests outside the browser.
 */
export async function enterAs(
  role: string,
  context: BrowserContext,
  adminUrl: string,
  adminApi: AdminApi,
): Promise<string> {
  const email = `${crypto.randomUUID()}@stejar.example`
  await adminApi.createStaff({ email, password, name: `Test user, ${role}`, roles: [role] })
  const token = await signIn(adminUrl, { email, password })
  await context.addCookies([{ name: 'payload-token', value: token, url: adminUrl }])
  return token
}
