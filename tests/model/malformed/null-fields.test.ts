import { beforeAll, expect, it } from 'vitest'
import { dataOf, make, makeGround } from '../access/fixtures.ts'
import { fillGlobal } from '../access/globals.ts'
import { rest } from '../access/rest.ts'
import { signUp } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

let token: string | undefined
const targets: Array<{ method: string; path: string; names: string[] }> = []

beforeAll(async () => {
  const { config } = await openPayload()
  const by = await signUp('admin', 'nulls@company.example')
  token = by.token
  const ground = await makeGround()
  for (const { slug, flattenedFields, versions } of config.globals) {
    await fillGlobal(slug, 'A title', Boolean(versions?.drafts))
    const names = flattenedFields.map(({ name }) => name)
    targets.push({ method: 'POST', path: `globals/${slug}`, names })
  }
  for (const { slug, flattenedFields } of config.collections.filter(({ slug }) => dataOf[slug])) {
    const names = flattenedFields.map(({ name }) => name).filter((name) => name !== 'id')
    targets.push({ method: 'PATCH', path: `${slug}/${await make(slug, ground, { by })}`, names })
  }
})

async function change(method: string, path: string, body: object) {
  const answer = await rest(method, `${path}?depth=0`, { token, body })
  return { ...answer, told: `${answer.status} ${path} ${JSON.stringify(body)} ${answer.text}` }
}

it('saves null and 0 in any field, or rejects them', { timeout: 180_000 }, async () => {
  const faults: string[] = []
  for (const { method, path, names } of targets) {
    const { body: stored } = await rest('GET', `${path}?depth=0&draft=true`, { token })
    for (const name of names) {
      for (const value of [null, 0]) {
        const { status, told } = await change(method, path, { [name]: value })
        if (status >= 500) faults.push(told)
        // A 0 that was saved could get the next field refused before anybody looks at it.
        if (value === 0 && status === 200) await change(method, path, { [name]: stored[name] })
      }
    }
  }
  expect(faults).toEqual([])
})

it('empties what is a list or a group, and names the field that is wrong', async () => {
  const company = (body: object) => change('POST', 'globals/company', body)
  const brand = (body: object) => change('POST', 'globals/brand', body)
  expect((await brand({ logoLight: 0, _status: 'published' })).told).toMatch(/^400 .*“logo light”/)
  const careers = await change('POST', 'globals/careers-page', {
    speculative: null,
    _status: 'published',
  })
  expect(careers.told).toMatch(/^400 .*Heading/)
  expect((await company({ address: 'Lyon' })).told).toMatch(/^400 /)
  expect((await company({ address: null })).told).toMatch(/^200 /)
  const { body, status } = await company({ socialLinks: null })
  expect([status, (body.result as { socialLinks: unknown }).socialLinks]).toEqual([200, []])
})
