import { describe, expect, it } from 'vitest'
import { findRedirect } from '~/routes/not-found/not-found.server.ts'
import { openPayload } from './payload.ts'

describe('a changed slug', () => {
  it('leaves a redirect behind that leads to the newest address, without chains or loops', async () => {
    const payload = await openPayload()
    const { id } = await payload.create({
      collection: 'legal-pages',
      data: {
        title: 'Terms',
        slug: 'terms',
        body: text('Terms.'),
        effectiveOn: '2026-01-01',
        _status: 'published',
      },
    })
    const rename = (slug: string) =>
      payload.update({ collection: 'legal-pages', id, data: { slug, _status: 'published' } })

    await rename('terms-of-use')
    expect(await findRedirect('/legal/terms')).toBe('/legal/terms-of-use')

    await rename('conditions')
    expect(await findRedirect('/legal/terms')).toBe('/legal/conditions')
    expect(await findRedirect('/legal/terms-of-use')).toBe('/legal/conditions')

    await rename('terms')
    expect(await findRedirect('/legal/terms')).toBeUndefined()
    expect(await findRedirect('/legal/conditions')).toBe('/legal/terms')
  })

  it('leaves none while the change is a draft, nor when the page was never published', async () => {
    const payload = await openPayload()
    const { id } = await payload.create({
      collection: 'legal-pages',
      data: {
        title: 'Cookies',
        slug: 'cookies',
        body: text('None.'),
        effectiveOn: '2026-01-01',
        _status: 'draft',
      },
    })
    await payload.update({
      collection: 'legal-pages',
      id,
      data: { slug: 'cookie-notice', _status: 'published' },
    })
    expect(await findRedirect('/legal/cookies')).toBeUndefined()

    await payload.update({
      collection: 'legal-pages',
      id,
      data: { slug: 'no-cookies' },
      draft: true,
    })
    expect(await findRedirect('/legal/cookie-notice')).toBeUndefined()
  })

  it('in another language leaves a redirect too, and no page has the address of another', async () => {
    const payload = await openPayload()
    const published = { _status: 'published' } as const
    const department = await payload.create({
      collection: 'departments',
      data: { title: 'Design', slug: 'design', ...published },
    })
    const texts = { title: 'Designer', summary: 'A position.', about: text('About.') }
    const make = (slug: string) =>
      payload.create({
        collection: 'vacancies',
        data: {
          ...{ ...texts, slug, ...published },
          ...{ employmentType: 'full-time', workplace: 'hybrid', seniority: 'senior' },
          ...{ department: department.id, postedOn: '2026-06-01T12:00:00.000Z' },
        },
      })
    const { id } = await make('designer')
    const other = await make('writer')
    const rename = (translatedSlug: string | null, locale: 'ro' | 'ru' = 'ro', of = id) =>
      payload.update({
        collection: 'vacancies',
        id: of,
        locale,
        data: { ...texts, translatedSlug, ...published },
      })
    const slugs = async (locale: 'en' | 'ro' | 'ru') => {
      const context = { tellTranslations: true }
      return (await payload.findByID({ collection: 'vacancies', id, locale, context })).slug
    }

    await rename('proiectant')
    expect([await slugs('en'), await slugs('ro'), await slugs('ru')]).toEqual([
      'designer',
      'proiectant',
      'designer',
    ])
    expect(await findRedirect('/careers/designer')).toBeUndefined()

    await rename('designer-de-produs')
    expect(await findRedirect('/careers/proiectant')).toBe('/careers/designer')
    await payload.update({
      collection: 'vacancies',
      id,
      data: { slug: 'product-designer', ...published },
    })
    expect(await findRedirect('/careers/designer')).toBe('/careers/product-designer')
    await rename(null)
    expect(await findRedirect('/careers/designer-de-produs')).toBe('/careers/product-designer')
    await rename('proiectant')
    expect(await findRedirect('/careers/proiectant')).toBeUndefined()

    const wrong = (path: string) => ({ data: { errors: [{ path }] } })
    for (const taken of ['proiectant', 'product-designer', 'Not a slug'])
      await expect(rename(taken, 'ru', other.id)).rejects.toMatchObject(wrong('translatedSlug'))
    await expect(make('proiectant')).rejects.toMatchObject(wrong('slug'))
    const both = [rename('acelasi'), rename('acelasi', 'ro', other.id)]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is made of lower-case words and hyphens, whatever was typed', async () => {
    const payload = await openPayload()
    const { slug } = await payload.create({
      collection: 'legal-pages',
      data: {
        title: 'X',
        slug: 'Not A Slug',
        body: text('X.'),
        effectiveOn: '2026-01-01',
        _status: 'published',
      },
    })
    expect(slug).toBe('not-a-slug')
  })
})

/** A rich text of one paragraph. */
function text(words: string) {
  const node = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
  return {
    root: {
      ...node,
      type: 'root',
      children: [
        {
          ...node,
          type: 'paragraph',
          children: [
            {
              type: 'text',
              version: 1,
              text: words,
              format: 0,
              mode: 'normal',
              style: '',
              detail: 0,
            },
          ],
        },
      ],
    },
  }
}
