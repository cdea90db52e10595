import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { open } from '../support/browsing.ts'
import { consultationForm, fillIn, newVisitor } from '../support/consultation.ts'
import { pdf } from '../support/files.ts'
import { expect, test } from '../support/test.ts'

const megabyte = 1024 * 1024

/** A file as it is chosen; its name says what it is, its bytes only fill it. */
const file = (name: string, bytes: number) => ({ name, mimeType: '', buffer: Buffer.alloc(bytes) })

function attachments(page: Page) {
  const main = page.getByRole('main')
  const chosen = main.getByRole('list', { name: 'Chosen files' })
  return {
    input: main.getByLabel('Attachments'),
    names: chosen.locator('.chosen-file-name'),
    sizes: chosen.locator('.chosen-file-size'),
    rejected: chosen.getByRole('listitem').filter({ hasText: 'Rejected' }),
    remove: (name: string) => chosen.getByRole('button', { name: `Remove ${name}` }),
    progress: main.getByRole('progressbar', { name: 'Files sent' }),
  }
}

const namesIn = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => Array.from(element.files ?? [], ({ name }) => name))

test('Journey: a visitor chooses files, adds some and takes one back', async ({ page }) => {
  await open(page, '/hire-us')
  const { input, names, sizes, remove } = attachments(page)
  await input.setInputFiles([file('brief.pdf', 1.5 * megabyte)])
  await expect(names).toHaveText(['brief.pdf'])
  await input.setInputFiles([file('plan.png', 2048), file('brief.docx', 2048)])
  await expect(names).toHaveText(['brief.pdf', 'plan.png', 'brief.docx'])
  await expect(sizes).toHaveText(['1.5 MB', '2 kB', '2 kB'])
  expect(await namesIn(input)).toEqual(['brief.pdf', 'plan.png', 'brief.docx'])
  await expectAccessible(page, 'hire-us with chosen files')

  await remove('plan.png').press('Enter')
  await expect(names).toHaveText(['brief.pdf', 'brief.docx'])
  expect(await namesIn(input)).toEqual(['brief.pdf', 'brief.docx'])
  await expect(input).toBeFocused()
})

test('Journey: invalid files are named before they are sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await open(page, '/hire-us')
  const { input, remove } = attachments(page)
  const form = consultationForm(page)
  await fillIn(page, newVisitor())

  await input.setInputFiles([file('all.zip', 2048), file('brief.pdf', 2048)])
  await expect(input).toHaveAccessibleDescription(/“all\.zip” is not a file we can take/)
  await form.submit.click()
  await form.errors.getByRole('link', { name: /“all\.zip”/ }).click()
  await expect(input).toBeFocused()
  expect(sent).toEqual([])

  await remove('all.zip').click()
  await expect(input).toHaveAccessibleDescription(/^A brief, a drawing[^“]*$/)
  await expect(form.errors).toBeHidden()

  await input.setInputFiles([file('film.pdf', 10 * megabyte + 1)])
  await expect(input).toHaveAccessibleDescription(/“film\.pdf” is larger than 10 MB/)
  await remove('film.pdf').click()
  await input.setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.png`, 99)))
  await expect(input).toHaveAccessibleDescription(/Choose up to 5 files/)
  await form.submit.click()
  await expect(form.errors).toBeVisible()
  expect(sent).toEqual([])
})

test('Journey: a file that was rejected makes way for the next one', async ({ page, watch }) => {
  watch.allow(/400 .*\/hire-us|status of 400/)
  await open(page, '/hire-us')
  const { input, names, rejected } = attachments(page)
  const form = consultationForm(page)
  await fillIn(page, newVisitor())
  await input.setInputFiles([pdf('plan.pdf', 1000), file('brief.pdf', 2048)])
  await form.submit.click()
  await expect(input).toHaveAccessibleDescription(/“brief\.pdf” seems to be damaged/)
  await expect(rejected.locator('.chosen-file-name')).toHaveText(['brief.pdf'])
  await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
  await expectAccessible(page, 'hire-us with a rejected file')

  await input.setInputFiles([pdf('brief.pdf', 1000)])
  await expect(names).toHaveText(['plan.pdf', 'brief.pdf'])
  await expect(rejected).toHaveCount(0)
  await form.submit.click()
  await expect(form.received).toBeVisible()
})

test('Journey: files are on their way, and the page shows how far', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  // It sends them, and shows how far they are.
  const isUpload = (path: string) => path.startsWith('/assets/upload-')
  await open(page, '/hire-us')
  const { input, progress } = attachments(page)
  await fillIn(page, newVisitor())
  await input.setInputFiles([pdf('brief.pdf', 3 * megabyte)])
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(isUpload), 'loaded only when files are sent').toEqual([])

  // 1.5 MB a second, so that it takes as long as on an ordinary line.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1.5 * megabyte,
  })
  const request = page.waitForRequest((sent) => sent.method() === 'POST')
  await consultationForm(page).submit.click()
  await expect(progress).toBeVisible()
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(25)
  await expect(page.getByRole('status').filter({ hasText: /^Sending files, \d+ %$/ })).toHaveCount(
    1,
  )
  await expect(consultationForm(page).received).toBeVisible()
  await expect(progress).toBeHidden()
  expect((await request).headers()['x-xsrf-token']).toBeTruthy()
  expect(scripts.filter(isUpload)).toHaveLength(1)
})

test('Journey: files that do not arrive lose nothing that was typed', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|could not be sent|Failed to fetch/)
  await open(page, '/hire-us')
  const { input, names, progress } = attachments(page)
  const form = consultationForm(page)
  const visitor = newVisitor()
  await fillIn(page, visitor)
  await input.setInputFiles([pdf('brief.pdf', 1000)])
  await page.route('**/hire-us.data*', (route) => route.abort())
  await form.submit.click()
  await expect(page.getByRole('main').getByText('We could not be reached')).toBeVisible()
  await expect(form.message).toHaveValue(visitor.message)
  await expect(names).toHaveText(['brief.pdf'])
  await expect(progress).toBeHidden()

  await page.unroute('**/hire-us.data*')
  await form.submit.click()
  await expect(form.received).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('Journey: files are chosen and sent without JavaScript', async ({ page }) => {
    await page.goto('/hire-us')
    const { input } = attachments(page)
    await expect(input).toHaveAttribute('multiple')
    await expect(input).toHaveAttribute('accept', /\.pdf.*\.docx.*\.webp/)
    await expect(input).toHaveAccessibleDescription(/up to 5 files of 10 MB/)
    await fillIn(page, newVisitor())
    await input.setInputFiles([pdf('brief.pdf', 1000)])
    await consultationForm(page).submit.click()
    await expect(consultationForm(page).received).toBeVisible()
  })
})
