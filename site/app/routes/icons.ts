import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { readIcon } from '~/brand/icons.server.tsx'
import type { Route } from './+types/icons.ts'

const types = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' }

export async function loader({ url }: Route.LoaderArgs) {
  const path = splitLanguage(url.pathname).page
  const extension = path.slice(path.lastIndexOf('.') + 1)
  return new Response(await readIcon(path), {
    headers: {
      'Content-Type': types[extension as keyof typeof types],
      'Cache-Control': 'public, max-age=3600',
      // Emails show the logo, too.
      ...(extension === 'png' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...(extension === 'svg' && {
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      }),
    },
  })
}
