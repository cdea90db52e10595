import { settings } from '../../settings.ts'

/**
 * The one spelling of a path of the site: it begins with a slash, is decoded, and has neither a
 * slash at the end nor search parameters.
 *
 * @param address a path, or a whole address of the site.
 * @returns `undefined` when it is neither.
 */
export function sitePath(address: string): string | undefined {
  const url = URL.parse(address.trim(), settings.SITE_URL)
  if (!url || url.origin !== new URL(settings.SITE_URL).origin) return undefined
  if (!/^(\/|https?:)/i.test(address.trim())) return undefined
  return tidyPath(url.pathname)
}

/** The same for the path of a request. */
export function tidyPath(pathname: string): string {
  return decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

/** Where somebody may be sent: a path of the site with all that follows it, or a whole address. */
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
