import { newVisitor, post } from '../support/consultation.ts'
import { languages, pathIn } from '../support/languages.ts'
import { vacancy } from '../support/sample.ts'
import { screens, states } from '../support/screens.ts'
import { scriptsOf } from '../support/script-bytes.ts'
import { expect, test } from '../support/test.ts'

/** With brotli. Of these, React is 57 KB and its router 36 KB. */
const limit = (path: string) => (path === '/' ? 105 : 110) * 1024

const vacancyPage = `/careers/${vacancy.slug}`

/** An address for each route, and what it becomes; pages of a kind load the same. */
const paths = [...screens, ...states].map(({ path }) => path).concat('/apply', '/job-alerts')

for (const path of paths) {
  test(`Budget: the scripts of ${path}`, async ({ page, watch }) => {
    watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
    expectWithin(limit(path), await scriptsOf(page, path))
  })
}

for (const { code } of languages.slice(1)) {
  test.describe(() => {
    // In the language of the page, so that no other is suggested.
    test.use({ locale: code })

    for (const path of ['/', '/services', '/careers', vacancyPage, '/hire-us']) {
      test(`Budget: the scripts of ${path} in ${code}`, async ({ page }) => {
        expectWithin(limit(path), await scriptsOf(page, pathIn(path, code)))
      })
    }
  })
}

test('Budget: the scripts of the confirmation page', async ({ page, request, environment }) => {
  const stored = await post(request, environment.siteUrl, newVisitor())
  const address = stored.headers().location ?? ''
  expect(address).toContain('received=')
  expectWithin(limit(address), await scriptsOf(page, address))
})

function expectWithin(maxBytes: number, scripts: Awaited<ReturnType<typeof scriptsOf>>): void {
  const table = scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ file, bytes }) => `${bytes} ${file}`)
    .join('\n')
  expect(scripts.length, 'it has fetched some').toBeGreaterThan(5)
  expect(sum(scripts), `bytes with brotli\n${table}`).toBeLessThanOrEqual(maxBytes)
}

const sum = (scripts: { bytes: number }[]) => scripts.reduce((all, { bytes }) => all + bytes, 0)
