import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('Admin: an invited person chooses a password, signs in and sees the own session', async ({
  page,
  context,
  browser,
  environment,
  adminApi,
  watch,
}) => {
  // The answer to an invitation without a role.
  watch.allow(/400/)
  test.setTimeout(120_000)
  const { adminUrl } = environment
  await enterAs('admin', context, adminUrl, adminApi)
  await page.goto(`${adminUrl}/admin/collections/users`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  const email = `${crypto.randomUUID()}@stejar.example`
  const name = `Ana ${email.slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('at least one role')
  await dialog.getByRole('checkbox', { name: 'Editor' }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`${adminUrl}/admin/collections/users?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Invited, not yet accepted')
  await expect(row.getByRole('button', { name: 'Withdraw the invitation' })).toBeVisible()

  const link = `${adminUrl}/admin/invitation/${await adminApi.invitationToken(email)}`
  const invited = await (await browser.newContext()).newPage()
  await invited.goto(link)
  await invited.waitForLoadState('networkidle')
  await expect(invited.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  const password = 'violet anchor sonnet brick'
  await invited.locator('#field-password').fill(password)
  await invited.locator('#field-confirm-password').fill(password)
  await invited.getByRole('button', { name: 'Choose a password' }).click()
  await expect(invited).toHaveURL(`${adminUrl}/admin`)
  await invited.goto(`${adminUrl}/admin/account`)
  const sessions = invited.getByRole('listitem').filter({ hasText: 'this session' })
  await expect(sessions).toHaveText(/^Chrome, Linux/)
  await expect(invited.getByLabel('Roles')).toHaveCount(0)
  await invited.goto(link)
  await expect(
    invited.getByRole('heading', { name: 'This invitation has been accepted' }),
  ).toBeVisible()
  await invited.context().close()
})
