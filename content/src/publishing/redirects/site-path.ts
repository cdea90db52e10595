import { settings } from '../../settings.ts'

/**
 * The canonical spelling of a site path: with a leading slash, decoded, and without a trailing
 * slash or search parameters.
 *
 * @param address a path, or a full URL of the site.
 * @returns `undefined` when it is neither.
 */
export function sitePath(address: string): string | undefined {
  const url = URL.parse(address.trim(), settings.SITE_URL)
  if (!url || url.origin !== new URL(settings.SITE_URL).origin) return undefined
  if (!/^(\/|https?:)/i.test(address.trim())) return undefined
  return tidyPath(url.pathname)
}

/** The canonical spelling of a request's path. */
export function tidyPath(pathname: string): string {
  return decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

/**
 * A redirect destination: a site path with search parameters and hash, or a full URL; `undefined`
 * when it is neither.
 */
export function destinationOf(address: string): string | undefined {
  const text = address.trim()
  if (!/^(\/|https?:\/\/)/i.test(text)) return undefined
  const url = URL.parse(text, settings.SITE_URL)
  if (!url) return undefined
  const isOurs = url.origin === new URL(settings.SITE_URL).origin
  return isOurs ? `${tidyPath(url.pathname)}${url.search}${url.hash}` : url.href
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
