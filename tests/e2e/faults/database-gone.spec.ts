import { open } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { closeDatabase, query, reopenDatabase } from '../support/databases.ts'
import { OwnSite } from '../support/own-site.ts'
import { vacancy } from '../support/sample.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const vacancyPath = `/careers/${vacancy.slug}`

test('Fault: while the database is gone pages say so honestly, nothing typed is lost, and all recovers', async ({
  page,
  environment,
  watch,
}) => {
  const site = await OwnSite.make(environment, 'gone')
  watch.own(site.url)
  watch.allow(
    new RegExp(`^50[03] \\w+ ${site.url}/`),
    /^console (Failed to load resource: the server responded with a status of 50[03]|The request could not be sent)/,
  )
  const status = async (path: string) => {
    const answer = await fetch(site.url + path)
    await answer.body?.cancel()
    return answer.status
  }
  try {
    await site.start()
    const visitor = newVisitor()
    await open(page, `${site.url}/hire-us`)
    await fillIn(page, visitor)

    expect(await status(vacancyPath)).toBe(200)

    // While pages are being made.
    const halfway = Promise.allSettled(screens.map(({ path }) => status(path)))
    await closeDatabase(environment.serverUrl, site.databaseName)
    await halfway
    await expect.poll(() => status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/'), 'it was rendered before anybody asked').toBe(200)

    const form = consultationForm(page)
    await form.submit.click()
    await expect(page.getByRole('main').getByText('Your request was not stored')).toBeVisible()
    await expect(form.message).toHaveValue(visitor.message)
    await expect(form.email).toHaveValue(visitor.email)

    // The form can still be opened, but promises no times.
    const stillThere = await (await fetch(`${site.url}/hire-us`)).text()
    expect(stillThere).toContain('name="message"')
    expect(stillThere).not.toContain('name="slot"')
    const application = new FormData()
    application.set('name', visitor.name)
    application.set('email', visitor.email)
    application.set('coverLetter', visitor.message)
    application.set('links-0', 'https://ion.example/work')
    application.set('consent', 'on')
    const rejected = await fetch(site.url + vacancyPath, { method: 'POST', body: application })
    expect(rejected.status).toBe(503)
    const back = await rejected.text()
    for (const typed of [visitor.name, visitor.email, visitor.message, 'https://ion.example/work'])
      expect(back).toContain(typed)

    // These need no more than what is remembered. Of the others, what is in memory is still good;
    // whatever would have to be read says that it cannot be.
    const remembered = ['/hire-us', vacancyPath, '/not-found']
    const others = screens.filter(({ path }) => !remembered.includes(path))
    for (const { path, status: usual } of others) {
      const answer = await fetch(site.url + path)
      const text = await answer.text()
      if (answer.headers.get('Cache-Status')?.includes('; hit')) {
        expect(answer.headers.get('Cache-Status'), path).toContain('database-out-of-reach')
        expect(answer.status, path).toBe(usual)
        continue
      }
      expect([500, 503], path).toContain(answer.status)
      expect(text, path).toContain('We are sorry')
      expect(text, path).toContain(answer.headers.get('X-Request-Id'))
      expect(text, path).not.toMatch(/ at .*\.(js|ts):\d+|postgres|select |vitrina_e2e/i)
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store')
    }

    await reopenDatabase(environment.serverUrl, site.databaseName)
    await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200)
    for (const { path, status: usual } of screens) expect(await status(path), path).toBe(usual)
    await form.submit.click()
    await expect(form.received).toBeVisible()
    // The last that the page fetches, from a site that is about to be removed.
    await expect(page.getByText('Your request has arrived')).toBeVisible()
    const rows = await query(
      site.databaseUrl,
      'select message from consultation_requests where email = $1',
      [visitor.email],
    )
    expect(rows).toEqual([{ message: visitor.message }])
  } finally {
    await reopenDatabase(environment.serverUrl, site.databaseName)
    await site.remove()
  }
})
