import { pathIn } from '../support/languages.ts'
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
  await expect(suggested.first()).toHaveAttribute('href', pathIn(`/services/${project.slug}`, 'ro'))
  await page.goto('/services/nothing-like-any-page-of-the-company')
  await expect(page.getByRole('region', { name: 'Did you mean' })).toHaveCount(0)
})

test('Not found: a redirect leads to letters of any language, and keeps the language of the visitor', async ({
  request,
  adminApi,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const made: number[] = []
  const redirect = async (from: string, url: string) => {
    const { id } = await adminApi.create('redirects', { from, to: { type: 'custom', url } })
    made.push(id)
  }
  const target = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers().location
  try {
    await redirect(`/a-${mark}`, '/услуги?q=ș')
    await redirect(`/b-${mark}`, '/ro/services')
    await redirect(`/ro/c-${mark}`, '/careers')
    await redirect(`/d-${mark}`, '/%5Cevil.example')
    await expect.poll(() => target(`/d-${mark}`)).toBe('/%5Cevil.example')
    expect(await target(`/a-${mark}`)).toBe('/%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8?q=%C8%99')
    expect(await target(`/ru/b-${mark}`)).toMatch(/^http.*[^o]\/ro\/services$/)
    expect(await target(`/ro/c-${mark}`)).toBe('/ro/careers')
    expect(await target(`/c-${mark}`)).toMatch(/^\/not-found/)
    await expect(redirect('/ro/services', '/careers')).rejects.toThrow()
    await expect(redirect(`/e-${mark}`, `/ru/e-${mark}`)).rejects.toThrow()
  } finally {
    for (const id of made) await adminApi.remove('redirects', id)
  }
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
