import { defaultColours } from '@vitrina/content/brand/palette.ts'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { socialImages } from './social-images.tsx'

const png = { create: { width: 1, height: 1, channels: 3 as const, background: '#fff' } }
const mark = (await sharp(png).png().toBuffer()).toString('base64')
const brand = { colours: defaultColours.light, mark: `data:image/png;base64,${mark}` }

/** A site whose pages have this title; asks for a path below `/social`. */
function site(title = 'Услуги și servicii') {
  const rendered: string[] = []
  const render = async (key: string) => {
    rendered.push(key)
    if (key === '/services/busy') return new Response('busy', { status: 503 })
    if (key === '/services/none') return new Response(null, { status: 302 })
    const tags = {
      title,
      site_name: 'Stejar',
      image: 'https://a.example/social/x.jpg?cover=none.webp',
    }
    const html = Object.entries(tags).map(
      ([name, value]) => `<meta property="og:${name}" content="${value}"/>`,
    )
    return new Response(`<head>${html.join('')}</head>`)
  }
  const app = new Hono<SiteEnv>().use(socialImages('/nowhere', render, async () => brand))
  app.all('*', (c) => c.text('page', 418))
  return { rendered, get: (path: string) => app.request(`/social${path}`, {}, {}) }
}

test('a page has an image with its title, also without the picture that it names', async () => {
  const { get, rendered } = site()
  const answer = await get('/ru/services.jpg')
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
  const image = sharp(await answer.arrayBuffer())
  const { width, height } = await image.metadata()
  expect([width, height]).toEqual([1200, 630])
  // More than one colour: the title is there.
  expect((await image.stats()).entropy).toBeGreaterThan(0.1)
  expect((await get('/index.jpg')).status).toBe(200)
  expect((await get('/hire-us.jpg')).status).toBe(200)
  expect(rendered).toEqual(['/ru/services', '/', '/hire-us'])
})

test('what is no page has none, and a visitor chooses no picture', async () => {
  const { get, rendered } = site()
  const hydration = `/hydration/${'a'.repeat(33)}/services`
  for (const path of ['/services.data.jpg', '/_.data.jpg', `${hydration}.jpg`, '/a/b/c.jpg']) {
    expect((await get(`${path}?cover=secret.webp`)).status, path).toBe(418)
  }
  expect(rendered).toEqual([])
  expect((await get('/services/none.jpg')).status).toBe(404)
  expect((await get('/services/busy.jpg')).status).toBe(503)
})
