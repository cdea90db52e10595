import { project } from '../support/sample.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const mistyped = project.slug.replace('-', '--x')

test('Not found: a mistyped address suggests the page that was meant, in the language of the page', async ({
  page,
  watch,
}) => {
  watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
  await page.goto(`/ro/services/${mistyped}`)
  await expect(page).toHaveURL(`/ro/not-found?from=%2Fservices%2F${mistyped}`)
  const suggested = page.getByRole('region', { name: 'Poate căutați' }).getByRole('link')
  await expect(suggested.first()).toHaveAttribute('href', `/ro/services/${project.slug}`)
  await page.goto('/services/nothing-like-any-page-of-the-company')
  await expect(page.getByRole('region', { name: 'Did you mean' })).toHaveCount(0)
})

test('Not found: staff see missed addresses and redirect one with a click', async ({
  page,
  request,
  environment,
  adminApi,
  sql,
  watch,
}) => {
  watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
  const path = `/servicess-${crypto.randomUUID().slice(0, 2)}`
  for (let times = 0; times < 2; times++) await request.get(path)
  await request.get(`${path}/wp-login.php`)
  await expect
    .poll(() =>
      sql('select path, count::int, nearest from missed_addresses where path like $1', [
        `${path}%`,
      ]),
    )
    .toEqual([{ path, count: 2, nearest: '/services' }])

  await enterAs('editor', page.context(), environment.adminUrl, adminApi)
  await page.goto(
    `${environment.adminUrl}/admin/collections/missed-addresses?search=${path.slice(1)}`,
  )
  await page
    .getByRole('row', { name: path })
    .getByRole('button', { name: 'Redirect there' })
    .click()
  await expect(page.getByText('The address is redirected.')).toBeVisible()
  await expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).headers().location)
    .toBe('/services')
  await sql('delete from redirects where "from" = $1', [path])
  await sql('select raise_content_revision($1)', [['redirects']])
})
