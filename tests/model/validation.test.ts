import { type CollectionSlug, ValidationError } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Data, dataOf, fileOf, type Ground, make, makeGround } from './access/fixtures.ts'
import { anyChoices } from './intake/any-choices.ts'
import { openPayload } from './payload.ts'

let ground: Ground

beforeAll(async () => {
  ground = await makeGround()
})

/** What is said beside each field when a document is published with these values. */
async function complaints(collection: CollectionSlug, data: Data): Promise<Data> {
  const payload = await openPayload()
  return saying(
    payload.create({
      collection,
      data: { ...dataOf[collection]?.(ground), _status: 'published', ...data } as never,
      file: await fileOf(collection),
    }),
  )
}

async function saying(attempt: Promise<unknown>): Promise<Data> {
  try {
    await attempt
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}

describe('a slug', () => {
  const title = 'The first'
  const taken = (slug: string, more = '') =>
    `“${slug}” belongs to “${title}” already${more}: choose another.`

  it('that another document has is rejected by that document’s name', async () => {
    await make('projects', ground, { title, slug: 'first' })
    expect(await complaints('projects', { slug: 'first' })).toEqual({ slug: taken('first') })
    // In another collection it is another address.
    expect(await complaints('services', { slug: 'first' })).toEqual({})
  })

  it('that a draft has is rejected, also to a draft', async () => {
    const payload = await openPayload()
    await make('projects', ground, { title, slug: 'draft', _status: 'draft' })
    const complaint = { slug: taken('draft') }
    expect(await complaints('projects', { slug: 'draft', _status: 'draft' })).toEqual(complaint)

    const renamed = await make('projects', ground, { title, slug: 'before' })
    const data = { slug: 'only-in-the-draft' }
    await payload.update({ collection: 'projects', id: renamed, data, draft: true })
    const other = await make('projects', ground, { slug: 'other' })
    const rename = payload.update({ collection: 'projects', id: other, data, draft: true })
    expect(await saying(rename)).toEqual({ slug: taken('only-in-the-draft') })
    await payload.update({ collection: 'projects', id: renamed, data: { _status: 'published' } })
  })

  it('that lies in the trash is rejected, and it is said that it lies there', async () => {
    const payload = await openPayload()
    const id = await make('projects', ground, { title, slug: 'trashed' })
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'projects', id, data })
    const complaint = { slug: taken('trashed', ', which is in the trash') }
    expect(await complaints('projects', { slug: 'trashed' })).toEqual(complaint)
  })

  it('stays its document’s own', async () => {
    const payload = await openPayload()
    const id = await make('projects', ground, { slug: 'own' })
    const data = { slug: 'own', title: 'Renamed', _status: 'published' as const }
    expect(await saying(payload.update({ collection: 'projects', id, data }))).toEqual({})
  })
})

describe('an alternative text', () => {
  it.each(['', '   '])('is not left out (%j)', async (alt) => {
    expect(await complaints('media', { alt })).toEqual({
      alt: 'Describe the picture for people who cannot see it.',
    })
  })

  it.each(['IMG_2031.JPG', 'team-photo.webp', 'IMG_2031', 'Screenshot 2026-01-02', 'DSC-0001'])(
    'is not the name of a file: %s',
    async (alt) => {
      expect(await complaints('media', { alt })).toEqual({
        alt: 'Describe the picture: this is the name of a file.',
      })
    },
  )

  it('is not the name of its own file, however written', async () => {
    const payload = await openPayload()
    const file = await fileOf('media')
    if (!file) throw new Error('There is no image.')
    const upload = (name: string, alt: string) =>
      payload.create({ collection: 'media', data: { alt }, file: { ...file, name } })
    expect(await saying(upload('oak-tree.png', 'Oak tree'))).toHaveProperty('alt')
    expect(await saying(upload('oak-tree.png', 'An oak tree in a field'))).toEqual({})
  })
})

describe('a vacancy', () => {
  it.each([
    [{ min: 3_000, max: 2_000 }, { 'salary.max': 'The maximum is below the minimum.' }],
    [{ min: 2_000, max: 2_000 }, {}],
    [{ min: 2_000 }, {}],
    [{ max: 2_000 }, {}],
  ])('with a salary of %j', async (salary, complaint) => {
    expect(await complaints('vacancies', { salary })).toEqual(complaint)
  })

  it('does not close before it opens', async () => {
    const on = (postedOn: string, closesOn: string) =>
      complaints('vacancies', { postedOn, closesOn })
    expect(await on('2026-02-02', '2026-02-01')).toEqual({ closesOn: 'It closes before it opens.' })
    expect(await on('2026-02-02', '2026-02-02')).toEqual({})
  })
})

describe('an address of the web', () => {
  const secure =
    'Give a whole address that starts with https://, such as https://www.company.example.'

  it.each(['javascript:alert(1)', 'http://github.example/ana', 'github.example/ana', 'https://x'])(
    'of a colleague is secure, unlike %s',
    async (url) => {
      const links = [{ kind: 'github', url }]
      expect(await complaints('employees', { links })).toEqual({ 'links.0.url': secure })
    },
  )

  it('of the company is secure', async () => {
    const payload = await openPayload()
    const company = {
      name: 'A company',
      tagline: 'Good software.',
      copyrightStartYear: 2014,
      phone: '+373 22 000 000',
      email: 'hello@company.example',
      address: { street: 'A street', city: 'Chisinau', country: 'Moldova' },
      timeZone: 'Europe/Chisinau',
      employeePortal: 'https://portal.company.example',
      socialLinks: [{ icon: 'github' as const, link: 'https://github.example' }],
    }
    const save = (data: Data) =>
      saying(payload.updateGlobal({ slug: 'company', data: { ...company, ...data } }))
    expect(await save({})).toEqual({})
    expect(await save({ employeePortal: 'http://portal.company.example' })).toEqual({
      employeePortal: secure,
    })
    expect(await save({ employeePortal: '' }), 'not every company has a portal').toEqual({})
    expect(await save({ socialLinks: [{ icon: 'github', link: 'data:text/html,x' }] })).toEqual({
      'socialLinks.0.link': secure,
    })
    expect(await save({ email: 'hello' })).toHaveProperty('email')
  })

  it('of a project may be without a certificate, but is one', async () => {
    expect(await complaints('projects', { link: 'http://client.example' })).toEqual({})
    expect(await complaints('projects', { link: 'javascript:alert(1)' })).toEqual({
      link: 'Give a whole address, such as https://www.client.example.',
    })
  })
})

it('mails go to addresses alone', async () => {
  const payload = await openPayload()
  const save = (recipients: string[]) =>
    saying(
      payload.updateGlobal({
        slug: 'hire-us',
        data: {
          heading: 'Hire us',
          answerTime: 'Tomorrow.',
          consentText: 'Yes.',
          consentVersion: '1',
          ...anyChoices,
          recipients,
          slotMinutes: 45,
          _status: 'published',
        },
      }),
    )
  for (const recipients of [['recipient'], ['a@company.example', 'b@company']]) {
    expect(await save(recipients)).toEqual({ recipients: 'Give only email addresses.' })
  }
  expect(await save([])).toEqual({})
  expect(await save(['a@company.example', 'b@company.example'])).toEqual({})
})

it('a title for search engines may be longer than they show', async () => {
  const meta = { title: 'x'.repeat(200), description: 'y'.repeat(400) }
  expect(await complaints('projects', { meta })).toEqual({})
})
