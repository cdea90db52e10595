import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { SocialBrand } from '../../app/brand/icons.server.tsx'
import { loadFonts } from '../../app/brand/image-fonts.server.ts'
import { pageKey, personalRoutes } from '../cache/key.ts'
import type { SiteMiddleware } from '../context.ts'
import { sendErrorPage } from '../http/error-page.ts'
import { existingPath } from '../http/files.ts'

/** The size that social networks recommend, in pixels. */
const width = 1200
const height = 630

/** Images in memory, at about 60 KB each. */
const maxImages = 200

/** More wait too long; networks ask again later. */
const maxQueued = 20

type Picture = { title: string; company: string; cover?: string; brand: SocialBrand }

/**
 * `/social/services/a.jpg?cover=b.webp`: the image of a page in link previews, with its title, the
 * company's mark and name, and a picture of `media`. Made from what all visitors see of the page
 * (`render`).
 */
export function socialImages(
  media: string,
  render: (key: string) => Promise<Response>,
  readBrand: () => Promise<SocialBrand>,
): SiteMiddleware {
  const images = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: maxImages })
  // One after another: each takes a core for 150 ms.
  const drawInTurn = pLimit(1)
  return async (c, next) => {
    const [, page = ''] = /^\/social(\/.*)\.jpg$/.exec(c.req.path) ?? []
    const path = page.replace(/^\/index$/, '/')
    // Data of a page is no page, and names no picture.
    if (/\.data$|^\/hydration\//.test(path)) return next()
    const isPersonal = personalRoutes[splitLanguage(path).page] !== undefined
    const key = pageKey(path) ?? (isPersonal ? path : undefined)
    if (!key) return next()
    const response = await render(key)
    if (response.status >= 500) return response
    if (response.status !== 200) return c.text('There is no such page.\n', 404)
    const { parse } = await import('node-html-parser')
    const html = parse((await response.text()).split('</head>')[0] ?? '')
    const fact = (property: string) =>
      html.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? ''
    // Only what the page itself names: a visitor cannot choose another picture.
    const cover = URL.parse(fact('image'))?.searchParams.get('cover') ?? undefined
    const file = cover && (await existingPath(media, cover))
    const texts = { title: fact('title'), company: fact('site_name') }
    const picture = { ...texts, cover: file || undefined, brand: await readBrand() }
    const name = JSON.stringify(picture)
    const known = images.get(name)
    if (!known && drawInTurn.pendingCount >= maxQueued) return sendErrorPage(c, 'busy', 30)
    const image = known ?? drawInTurn(draw, picture)
    images.set(name, image)
    image.catch(() => images.delete(name))
    return c.body(await image, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
    })
  }
}

/** Loaded with the first image: most processes draw none. */
async function draw(picture: Picture): Promise<Buffer<ArrayBuffer>> {
  const [{ default: satori }, { Resvg }, { default: sharp }, fonts] = await Promise.all([
    import('satori'),
    // Sharp reads no SVG in this process (content/src/media/draw-svg-apart.ts).
    import('@resvg/resvg-js'),
    import('sharp'),
    loadFonts(),
  ])
  const { cover, brand } = picture
  const textWidth = cover ? 620 : 1040
  const svg = await satori(<Text {...picture} width={textWidth + 160} />, {
    width: textWidth + 160,
    height,
    fonts,
  })
  const layers = [{ input: new Resvg(svg).render().asPng(), left: 0, top: 0 }]
  if (cover) {
    const left = textWidth + 80
    const covering = sharp(cover).resize(width - left, height, { fit: 'cover' })
    // Videos and drawings cannot be read: the background stays.
    const input = await covering.toBuffer().catch(() => undefined)
    if (input) layers.push({ input, left, top: 0 })
  }
  const background = { width, height, channels: 3 as const, background: brand.colours.deep }
  const image = sharp({ create: background }).composite(layers).jpeg({ quality: 82 })
  return Buffer.from(await image.toBuffer())
}

const styles = {
  text: {
    height,
    padding: 80,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    fontFamily: 'Onest',
  },
  foot: { display: 'flex', alignItems: 'center', fontSize: 34 },
  mark: { width: 64, height: 64, marginRight: 24 },
} as const

/** Drawn by satori, which knows these styles only. */
function Text({ title, company, brand, width }: Picture & { width: number }) {
  const { 'on-deep': ink, 'quiet-on-deep': quiet } = brand.colours
  const fontSize = title.length > 40 ? 60 : 76
  return (
    <div style={{ ...styles.text, width, color: ink }}>
      <div style={{ fontSize, lineHeight: 1.1, lineClamp: 6, letterSpacing: '-0.02em' }}>
        {title}
      </div>
      <div style={{ ...styles.foot, color: quiet }}>
        <img src={brand.mark} alt="" style={styles.mark} />
        {company}
      </div>
    </div>
  )
}
