import { translationsOf } from '@vitrina/content/i18n/content-language.ts'
import { translationProgress } from '@vitrina/content/i18n/translation-progress.ts'
import { expect, it } from 'vitest'
import { openPayload } from './payload.ts'
import { richText } from './publishing/rich-text.ts'

const published = { _status: 'published' } as const
const collection = 'faqs'
const marked = { context: { tellTranslations: true }, overrideAccess: false, depth: 0 } as const

it('publishes a document in one language without texts of another, and falls back to English', async () => {
  const payload = await openPayload()
  const data = { question: 'Who owns the code?', slug: 'code', answer: richText, ...published }
  const { id } = await payload.create({ collection, data })
  await payload.update({
    collection,
    id,
    locale: 'ro',
    data: { question: 'Cui îi aparține codul?', answer: richText, ...published },
  })
  const read = async (locale: 'en' | 'ro' | 'ru') =>
    payload.findByID({ collection, id, locale, ...marked })
  expect((await read('ro')).question).toBe('Cui îi aparține codul?')
  expect((await read('ru')).question).toBe('Who owns the code?')
  for (const locale of ['en', 'ro', 'ru'] as const) {
    expect(translationsOf(await read(locale))).toEqual(['en', 'ro'])
  }
  const unmarked = await payload.findByID({ collection, id })
  expect(unmarked).not.toHaveProperty('translations')
})

it('keeps a draft in one language apart from what is published in the others', async () => {
  const payload = await openPayload()
  const data = { question: 'How soon?', slug: 'soon', answer: richText, ...published }
  const { id } = await payload.create({ collection, data })
  await payload.update({
    collection,
    id,
    locale: 'ro',
    draft: true,
    data: { question: 'Cât de repede?', answer: richText },
  })
  const shown = await payload.findByID({ collection, id, locale: 'ro', ...marked })
  expect(shown.question).toBe('How soon?')
  expect(translationsOf(shown)).toEqual(['en'])
})

it('counts the texts of documents, of their lists and of globals', async () => {
  const payload = await openPayload()
  const { id } = await payload.create({
    collection: 'departments',
    data: { title: 'Design', slug: 'design', ...published },
  })
  expect(await translationProgress(payload, 'departments', 'ro')).toEqual([
    { id, total: 1, translated: 0 },
  ])
  await payload.update({ collection: 'departments', id, locale: 'ro', data: { title: 'Design' } })
  expect(await translationProgress(payload, 'departments', 'ro')).toMatchObject([{ translated: 1 }])
  expect(await translationProgress(payload, 'departments', 'ru')).toMatchObject([{ translated: 0 }])
  const item = { title: 'Careers', link: '/careers' }
  const navigation = await payload.updateGlobal({
    slug: 'navigation',
    data: {
      menu: [{ label: 'Services', route: '/services' }],
      footer: [{ title: 'Pages', items: [item, { ...item, title: 'Team' }] }],
    },
  })
  const [before] = await translationProgress(payload, 'navigation', 'ru')
  expect(before).toMatchObject({ total: 4, translated: 0 })
  const [column] = navigation.footer ?? []
  await payload.updateGlobal({
    slug: 'navigation',
    locale: 'ru',
    data: {
      menu: navigation.menu?.map((entry) => ({ ...entry, label: 'Услуги' })),
      footer: [{ ...column, title: 'Страницы', items: column?.items }],
    },
  })
  const [after] = await translationProgress(payload, 'navigation', 'ru')
  expect(after).toMatchObject({ total: 4, translated: 4 })
  expect(await translationProgress(payload, 'users', 'ru')).toEqual([])
})
