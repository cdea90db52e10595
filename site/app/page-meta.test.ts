import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const args = {
  location: { pathname: '/careers/designer' },
  matches: [
    { id: 'root' },
    undefined,
    {
      id: 'layout',
      loaderData: {
        siteUrl: 'https://stejar.example',
        layout: {
          company: { name: 'Stejar' },
          languages: [
            { code: 'en', prefix: '' },
            { code: 'ro', prefix: '/ro' },
            { code: 'ru', prefix: '/ru' },
          ],
        },
      },
    },
  ],
}

test('a page has a title, an absolute canonical URL and link previews', () => {
  const meta = pageMeta(args, { title: 'Designer', description: 'Join us.' })
  expect(meta).toContainEqual({ title: 'Designer · Stejar' })
  expect(meta).toContainEqual({ name: 'description', content: 'Join us.' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://stejar.example/careers/designer',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://stejar.example/social/careers/designer.jpg',
  })
})

test('a picture of the page is in its image', () => {
  const meta = pageMeta(args, { title: 'Home', path: '/', image: '/media/a.webp' })
  const content = 'https://stejar.example/social/index.jpg?cover=a.webp'
  expect(meta).toContainEqual({ property: 'og:image', content })
})

test('a page names its translations, and one without is the same as in English', () => {
  const alternates = (languages?: string[]) =>
    pageMeta(args, { title: 'Designer', languages }).flatMap((tag) =>
      'hrefLang' in tag ? [tag.hrefLang] : [],
    )
  expect(alternates()).toEqual(['en', 'ro', 'ru', 'x-default'])
  expect(alternates(['en', 'ru'])).toEqual(['en', 'ru', 'x-default'])
  expect(alternates(['en'])).toEqual([])
})

test('a page may have another canonical path than its own', () => {
  const meta = pageMeta(args, { title: 'Software that lasts', path: '/' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://stejar.example/' })
})

test('a page excluded from search results has no canonical URL', () => {
  const meta = pageMeta(args, { title: 'Not found', noindex: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})

test('without the layout’s data there is still a title', () => {
  expect(pageMeta({ ...args, matches: [] }, { title: 'Oops' })).toContainEqual({ title: 'Oops' })
})
