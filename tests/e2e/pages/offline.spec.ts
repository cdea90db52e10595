import { open } from '../support/browsing.ts'
import { company } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

for (const { path, title, retry } of [
  { path: '/about-us', title: 'You are offline', retry: 'Try again' },
  { path: '/ro/about-us', title: 'Nu aveți conexiune', retry: 'Încercați din nou' },
]) {
  test(`Offline: ${path} is answered with the contacts until there is a connection`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/503|ERR_INTERNET_DISCONNECTED/)
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    await expect(page.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+/)
    await expect(page.getByRole('link', { name: retry })).toBeVisible()
    await context.setOffline(false)
    await expect(heading).not.toHaveText(title)
    await expect(page).toHaveURL(path)
  })
}

test('Offline: the manifest has icons for installing, each of the size that it names', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Stejar', start_url: '/', display: 'minimal-ui' })
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (type !== 'image/svg+xml') expect(size, src).toBe(sizes)
  }
})
