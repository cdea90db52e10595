import { expect, it } from 'vitest'
import { getPrivacyPolicy } from '~/content.server/links.ts'
import { rest } from './access/rest.ts'
import { signUp } from './access/test-users.ts'
import { openPayload } from './payload.ts'

const wording = 'globals/wording?locale=ro'

it('stores own words in one language, and says in plain words which placeholder is wrong', async () => {
  const { token } = await signUp('editor', 'words@company.example')
  const save = async (body: object) => (await rest('POST', wording, { token, body })).text
  const call = { header_schedule_consultation: 'Scrieți-ne' }
  expect(JSON.parse(await save(call)).result).toMatchObject(call)
  expect(await save({ footer_copyright: '© {company} {year}' })).toContain(
    'The site has no value for {year} here.',
  )
  expect(await save({ footer_copyright: '© {company}' })).toContain('The text needs {years}')
  expect(await save({ footer_copyright: 5 })).toContain('The text needs')
  const payload = await openPayload()
  const read = (locale: 'en' | 'ro') =>
    payload.findGlobal({ slug: 'wording', locale, fallbackLocale: false, overrideAccess: false })
  expect(await read('ro')).toMatchObject({ ...call, footer_copyright: null })
  expect((await read('en')).header_schedule_consultation).toBeFalsy()
})

it('starts a legal page as a draft in every language, from the company’s data, once', async () => {
  const payload = await openPayload()
  await payload.updateGlobal({
    slug: 'company',
    data: {
      ...{ name: 'Acme', tagline: 'A tagline', copyrightStartYear: 2014, timeZone: 'UTC' },
      ...{ email: 'hello@acme.example', address: { street: '1 High Street' } },
    },
  })
  await payload.updateGlobal({ slug: 'personal-data', data: { applicationMonths: 21 } })
  const { token } = await signUp('editor', 'legal@company.example')
  const recruiter = await signUp('recruiter', 'no-legal@company.example')
  const start = (template: string, as = token) =>
    rest('POST', `legal-pages/from-template/${template}`, { token: as, body: {} })
  expect((await start('privacy', recruiter.token)).status).toBe(403)
  expect((await start('privacy', '')).status).toBe(403)
  expect((await start('imprint')).status).toBe(404)
  const { status, body } = await start('privacy')
  expect(status).toBe(200)
  expect((await start('privacy')).status).toBe(409)
  for (const [locale, title, months] of [
    ['en', 'Privacy Policy', '21 months after the last contact'],
    ['ro', 'Politica de confidențialitate', '21 de luni după ultimul contact'],
    ['ru', 'Политика конфиденциальности', '21 месяц после последнего контакта'],
  ] as const) {
    const page = await payload.findByID({
      ...{ collection: 'legal-pages', id: Number(body.id), locale, draft: true },
      fallbackLocale: false,
    })
    expect(page).toMatchObject({ title, slug: 'privacy', _status: 'draft' })
    const text = JSON.stringify(page.body)
    expect(text).toContain('hello@acme.example')
    expect(text).toContain('1 High Street')
    expect(text).toContain(months)
    expect(text, 'the list has one item for each period').toContain('"listitem"')
  }

  expect(await getPrivacyPolicy(), 'a draft is not linked').toBeUndefined()
  await payload.update({
    collection: 'legal-pages',
    id: Number(body.id),
    data: { effectiveOn: '2026-12-01T12:00:00.000Z', _status: 'published' },
  })
  expect(await getPrivacyPolicy()).toEqual({
    title: 'Privacy Policy',
    version: 'privacy 2026-12-01',
  })
})
