import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAdmin } from '../support/apps.ts'
import { createDatabase, dropDatabase, query } from '../support/databases.ts'
import { freePort } from '../support/processes.ts'
import { pick, project, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

// Changed here and nowhere looked at by other tests.
const changed = pick(sample.projects, 'livada-back-office')

test('Admin: the sign-in page is shown', async ({ page, environment }) => {
  await page.goto(`${environment.adminUrl}/admin`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toBeVisible()
  await expect(page.getByRole('button', { name: /log ?in/i })).toBeVisible()
})

const newAccount = () => ({
  email: `${crypto.randomUUID()}@stejar.example`,
  password: 'a password of this test',
  name: 'New User',
  roles: ['admin'],
})

test('Admin: an administrator signs in and opens a project without requests to other hosts', async ({
  page,
  environment,
  adminApi,
}) => {
  const account = newAccount()
  await adminApi.createStaff(account)
  await page.goto(`${environment.adminUrl}/admin/login`)
  // Typed before the page has started, it would be lost.
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(account.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await expect(page).toHaveURL(`${environment.adminUrl}/admin`)
  await page.goto(`${environment.adminUrl}/admin/collections/projects`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('row', { name: project.title }).getByRole('link').first().click()
  await page.waitForURL(/\/projects\/\d+$/, { timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(project.title)
  await page.waitForLoadState('networkidle')
})

test('Admin: a wrong password is rejected', async ({ environment, request, adminApi }) => {
  const account = newAccount()
  const { email } = account
  await adminApi.createStaff(account)
  const answer = await request.post(`${environment.adminUrl}/api/users/login`, {
    data: { email, password: 'not the password' },
  })
  expect(answer.status()).toBe(401)
})

test.describe
  .serial('', () => {
    test('Admin: visitors read the title that staff published', async ({
      page,
      adminApi,
      watch,
    }) => {
      // The page is loaded until the title has come.
      watch.allow(/ERR_ABORTED/)
      const { id } = await adminApi.bySlug('projects', changed.slug)
      await adminApi.publish('projects', id, { title: 'A title that was just published' })
      try {
        await expect(async () => {
          await page.goto(`/services/${changed.slug}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'A title that was just published',
            { timeout: 200 },
          )
        }).toPass({ timeout: 3_000 })
        await page.goto('/services')
        await expect(
          page.getByRole('link', { name: 'A title that was just published', exact: true }),
        ).toBeVisible()
      } finally {
        await adminApi.publish('projects', id, { title: changed.title })
      }
    })

    test('Admin: a changed draft of a published project is visible to staff only', async ({
      page,
      adminApi,
      request,
      environment,
    }) => {
      const { id } = await adminApi.bySlug('projects', changed.slug)
      await adminApi.saveDraft('projects', id, { title: 'Not yet for visitors' })
      await page.goto(`/services/${changed.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(changed.title)
      for (const search of ['', '?draft=true']) {
        const answer = await request.get(`${environment.adminUrl}/api/projects/${id}${search}`)
        expect(await answer.text()).not.toContain('Not yet for visitors')
      }
      await adminApi.publish('projects', id, { title: changed.title })
    })
  })

test('Admin: a draft never appears publicly, neither on the site nor through REST', async ({
  page,
  request,
  adminApi,
  environment,
  watch,
}) => {
  watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
  const slug = `draft-${crypto.randomUUID()}`
  const { id: model } = await adminApi.bySlug('projects', project.slug)
  const title = 'A secret draft title'
  const { id } = await adminApi.duplicate('projects', model, { slug, title, _status: 'draft' })
  try {
    await page.goto(`/services/${slug}`)
    await expect(page).toHaveURL(/\/not-found\?from=/)
    await page.goto('/services')
    await expect(page.getByText(title)).toHaveCount(0)
    for (const path of [
      `projects/${id}`,
      `projects/${id}?draft=true`,
      `projects?where[slug][equals]=${slug}`,
      `projects?where[slug][equals]=${slug}&draft=true`,
      `projects/versions?where[version.slug][equals]=${slug}`,
    ]) {
      const answer = await request.get(`${environment.adminUrl}/api/${path}`)
      expect(await answer.text(), path).not.toContain(title)
    }
  } finally {
    await adminApi.remove('projects', id)
  }
})

test('Admin: submissions, emails and users cannot be read without signing in', async ({
  request,
  environment,
}) => {
  for (const collection of [
    'consultation-requests',
    'applications',
    'documents',
    'emails',
    'users',
    'payload-preferences',
  ]) {
    const answer = await request.get(`${environment.adminUrl}/api/${collection}`)
    const { docs = [] } = (await answer.json()) as { docs?: unknown[] }
    expect(docs, collection).toEqual([])
  }
  const global = await request.get(`${environment.adminUrl}/api/globals/hire-us`)
  expect(await global.json()).not.toHaveProperty('recipients')
})

test('Admin: the first user can only be created from this machine', async ({ environment }) => {
  const name = `${environment.template}_first`
  const databaseUrl = await createDatabase(environment.serverUrl, name, environment.template)
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'))
  await query(databaseUrl, 'delete from users')
  const adminUrl = `http://127.0.0.1:${await freePort()}`
  const admin = await startAdmin({ databaseUrl, dataDir, siteUrl: environment.siteUrl, adminUrl })
  try {
    const register = async (headers: Record<string, string>) => {
      const answer = await fetch(`${adminUrl}/api/users/first-register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({
          email: 'first@stejar.example',
          password: 'a-long-enough-password',
          name: 'First',
          roles: ['admin'],
        }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const users = async () => (await query(databaseUrl, 'select email from users')).length
    const strangers: Record<string, string>[] = [
      { 'X-Forwarded-For': '203.0.113.7' },
      { 'X-Forwarded-For': '127.0.0.1' },
      { Forwarded: 'for=203.0.113.7' },
      { 'X-Forwarded-For': '203.0.113.7', 'X-Made-On-This-Machine': 'yes' },
    ]
    for (const headers of strangers) {
      const { status, text } = await register(headers)
      expect(status, JSON.stringify(headers)).toBe(403)
      expect(text).toContain(
        'The first account can only be made on the machine that runs the admin',
      )
      expect(await users()).toBe(0)
    }
    expect((await register({})).status).toBe(200)
    expect(await users()).toBe(1)
    expect((await register({})).status, 'there is no second first').toBe(403)
    expect(await users()).toBe(1)
  } finally {
    await admin.stop()
    await dropDatabase(environment.serverUrl, name)
    await rm(dataDir, { recursive: true, force: true })
  }
})
