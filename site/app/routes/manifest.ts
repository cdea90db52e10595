import { homePath } from '@vitrina/content/paths.ts'
import { localizedPath } from '~/languages.server.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { getLocale } from '~/paraglide/runtime.js'

export async function loader() {
  const { company, look } = await getLayoutOrStale()
  const { name, tagline } = company
  const paper = look?.paper ?? '#FAF9F5'
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: getLocale(),
    start_url: localizedPath(homePath),
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
