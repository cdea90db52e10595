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
