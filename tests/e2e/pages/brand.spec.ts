import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { paletteOf } from '../../../content/src/brand/palette.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { startSite } from '../support/apps.ts'
import { newVisitor, post } from '../support/consultation.ts'
import { emailsWith } from '../support/outbox.ts'
import { enterOwnAdmin, useOwnAdmin } from '../support/own-admin.ts'
import { freePort, type Running } from '../support/processes.ts'
import { everyPage } from '../support/screens.ts'
import { expect, longForm, test } from '../support/test.ts'

const admin = useOwnAdmin(120_000)
let dataDir = ''
let url = ''
let site: Running | undefined

// Its brand is that of a whole site.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ environment }) => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'))
  await symlink(join(environment.dataDir, 'media'), join(dataDir, 'media'))
  url = `http://127.0.0.1:${await freePort()}`
  const { databaseUrl, adminUrl } = admin
  site = await startSite({ ...{ databaseUrl, adminUrl, dataDir }, siteUrl: url })
})

test.afterAll(async () => {
  await site?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const read = async (path: string) => (await fetch(url + path)).text()

test('Brand: without a choice, pages have no styles of a brand', async () => {
  expect(await read('/')).not.toContain('html body{')
})

test('Brand: a colour chosen in the admin is on the site, made readable', async ({
  page,
  context,
  watch,
}) => {
  await enterOwnAdmin(admin, { context, watch })
  watch.allow(/preview|net::ERR|foreign/)
  await page.goto(`${admin.adminUrl}/admin/globals/brand`)
  await page.getByRole('button', { name: 'Colours' }).click()
  await page.locator('#field-light__brand').fill('#ffd400')
  const correction = page.getByText('Light theme, Brand colour: #ffd400 would be hard to read')
  await expect(correction).toBeVisible()
  const [, used] = /uses (#[\da-f]{6})/.exec((await correction.textContent()) ?? '') ?? []
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => read('/')).toContain(`--brand:${used}`)
  await expect.poll(() => read('/ru/hire-us')).toContain(`--brand:${used}`)
})

test('Brand: logo, typeface and colours are in pages, icons, the manifest and emails', async ({
  request,
}) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#7c1d4f"/></svg>'
  const form = new FormData()
  form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'round-mark.svg')
  form.set('_payload', JSON.stringify({ alt: 'A purple circle' }))
  const uploaded = await fetch(`${admin.adminUrl}/api/media`, {
    method: 'POST',
    headers: { Authorization: `JWT ${admin.token}` },
    body: form,
  })
  const { doc } = (await uploaded.json()) as { doc: { id: number; filename: string } }
  const before = Buffer.from(await (await fetch(`${url}/icon-192.png`)).arrayBuffer())
  const colours = { light: { brand: '#7c1d4f', paper: '#fff7e8' }, dark: { paper: '#101418' } }
  const logos = { logo: 'symbol', logoLight: doc.id, logoDark: null }
  await admin.adminApi.publishGlobal('brand', { ...colours, ...logos, font: 'source-serif-4' })

  await expect.poll(() => read('/')).toContain('--brand:#7c1d4f')
  const home = await read('/')
  expect(home).toMatch(/<link rel="preload" href="[^"]*source-serif-4-latin[^"]*"/)
  expect(home).not.toContain('onest-')
  expect(home).toContain('<meta name="theme-color" content="#fff7e8"/>')
  expect(home).toContain('#101418')
  expect(home).toContain(doc.filename)
  const ranges = await read('/ru')
  expect(ranges).toContain('source-serif-4-cyrillic')

  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ theme_color: '#fff7e8' })
  expect(await read('/favicon.svg')).toContain(Buffer.from(drawing).toString('base64'))
  const icon = await fetch(`${url}/icon-192.png`)
  expect(icon.headers.get('Content-Type')).toBe('image/png')
  const bytes = Buffer.from(await icon.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([192, 192])
  expect(bytes.equals(before)).toBe(false)
  const ico = Buffer.from(await (await fetch(`${url}/favicon.ico`)).arrayBuffer())
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect((await fetch(`${url}/social/index.jpg`)).status).toBe(200)

  const signIn = await (await fetch(`${admin.adminUrl}/admin/login`)).text()
  expect(signIn).toContain(doc.filename)
  const inAdmin = await (await fetch(`${admin.adminUrl}/favicon.svg`)).text()
  expect(inAdmin).toContain(Buffer.from(drawing).toString('base64'))

  const visitor = newVisitor()
  expect((await post(request, url, visitor)).status()).toBe(303)
  const sent = async () =>
    (await emailsWith('', dataDir)).find(({ to }) => to?.[0]?.address === visitor.email)?.html ?? ''
  await expect.poll(sent, { timeout: 20_000 }).toContain(`src="${url}/logo.png"`)
  expect(await sent()).toContain('#7c1d4f')
  expect(await sent()).not.toMatch(/#0E5A43/i)
})

test('Brand: without a logo, icons have the first letter of the company’s name', async () => {
  await admin.adminApi.publishGlobal('brand', { logoLight: null, logoDark: null })
  await expect.poll(() => read('/favicon.svg')).toContain('>S</text>')
  expect(await (await fetch(`${admin.adminUrl}/favicon.svg`)).text()).toContain('>S</text>')
  expect((await fetch(`${url}/logo.png`)).status).toBe(200)
})

test('Brand: with a wordmark, the name is not written beside it', async () => {
  const { docs } = (await (
    await fetch(`${admin.adminUrl}/api/media?where[filename][equals]=logo-light.svg`)
  ).json()) as { docs: { id: number }[] }
  await admin.adminApi.publishGlobal('brand', { logo: 'wordmark', logoLight: docs[0]?.id })
  const mark = async () => /class="company-mark".*?<\/a>/.exec(await read('/'))?.[0] ?? ''
  await expect.poll(mark).not.toContain('<span>Stejar</span>')
  expect(await mark()).toContain('logo-light.svg')
  expect(await mark()).toContain('aria-label="Stejar')
})

test('Brand: with every choice made, each page still arrives in the first round trip', async () => {
  const colours = { brand: '#b3124f', accent: '#1f7a3d', paper: '#fff4e0' }
  await admin.adminApi.publishGlobal('brand', {
    ...{ logo: 'wordmark', font: 'source-serif-4', corners: 'round', density: 'roomy' },
    ...{ light: colours, dark: { brand: '#ff9ac2', accent: '#7fe0a0', paper: '#101a2b' } },
  })
  await expect.poll(() => read('/')).toContain('--brand:#b3124f')
  expect(await read('/')).not.toContain('--brand:#0e5a43')
  for (const path of everyPage) {
    const bytes = brotliCompressSync(await read(path)).length
    expect(bytes, path).toBeLessThanOrEqual(14 * 1024)
  }
})

const randomColour = () => `#${randomBytes(3).toString('hex')}`
/** With LONG=1, twenty random colours on every page. */
const choices = longForm
  ? Array.from({ length: 20 }, (_, index) => `random colour ${index + 1}`)
  : ['#ffd400', '#1d4ed8', '#c0265c']
const paths = longForm ? everyPage : ['/', '/services', '/hire-us']

for (const choice of choices) {
  test(`Brand: every page is readable in both themes with ${choice}`, async ({ page, watch }) => {
    const brand = choice.startsWith('#') ? choice : randomColour()
    test.setTimeout(600_000)
    watch.allow(/foreign/)
    await admin.adminApi.publishGlobal('brand', {
      ...{ light: { brand, accent: null, paper: null }, dark: { paper: null } },
      ...{ corners: 'square', density: 'compact' },
    })
    const { light } = paletteOf({ light: { brand } }).colours
    await expect.poll(() => read('/')).toContain(`--brand:${light.brand}`)
    expect(await read('/')).toContain('--pill:0px')
    for (const path of paths) {
      await page.goto(url + path)
      // Until then, axe sees sections that are not laid out over the footer.
      await expect(page.locator('[data-defer-layout]')).toHaveCount(0)
      await expectAccessible(page, `${path} in light with ${brand}`, 'colours')
      await page.evaluate(() => document.body.classList.add('dark'))
      await expectAccessible(page, `${path} in dark with ${brand}`, 'colours')
    }
  })
}
