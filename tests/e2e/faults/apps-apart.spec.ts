import { AdminApi, signIn } from '../support/admin-api.ts'
import { startAdmin } from '../support/apps.ts'
import { newVisitor, post } from '../support/consultation.ts'
import { query } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { freePort } from '../support/processes.ts'
import { project } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const staff = {
  email: 'apart@stejar.example',
  password: 'a password of this test',
  name: 'Apart',
  roles: ['admin'],
}

test('Fault: with the admin stopped the site serves and receives, with the site stopped the admin edits', async ({
  environment,
  request,
}) => {
  test.setTimeout(120_000)
  const site = await OwnSite.make(environment, 'apart')
  try {
    // The site is given an admin address at which nothing listens.
    await site.start({ ADMIN_URL: `http://127.0.0.1:${await freePort()}` })
    for (const path of ['/', '/services', `/services/${project.slug}`, '/careers', '/about-us']) {
      expect((await request.get(site.url + path)).status(), path).toBe(200)
    }
    await post(request, site.url, newVisitor())
    expect(await query(site.databaseUrl, 'select 1 from consultation_requests')).toHaveLength(1)
    await site.stop()

    const adminUrl = `http://127.0.0.1:${await freePort()}`
    const place = {
      databaseUrl: site.databaseUrl,
      dataDir: site.dataDir,
      siteUrl: site.url,
      adminUrl,
    }
    await query(site.databaseUrl, 'delete from users')
    const admin = await startAdmin(place)
    try {
      await fetch(`${adminUrl}/api/users/first-register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(staff),
      })
      const api = new AdminApi(adminUrl, await signIn(adminUrl, staff))
      const { id } = await api.bySlug('projects', project.slug)
      await api.publish('projects', id, { title: 'Edited in the meantime' })
    } finally {
      await admin.stop()
    }
    await site.start()
    const page = await request.get(`${site.url}/services/${project.slug}`)
    expect(await page.text()).toContain('Edited in the meantime')
  } finally {
    await site.remove()
  }
})
