import { pageNumber } from '@vitrina/content/paths.ts'
import { type KeptRoute, keptRoutes, neverKept } from './kept-routes.ts'

const exactRoutes = new Map(keptRoutes.map((route) => [route.path, route]))
const slugRoutes = new Map(
  keptRoutes
    .filter(({ path }) => path.endsWith('/:id'))
    .map((route) => [route.path.slice(0, -'/:id'.length), route]),
)
const slug = /^[a-z0-9-]{1,120}$/

/** Longer values, or other characters, cannot match anything that staff have entered. */
const plainValue = /^[\p{L}\p{M}\p{N} .,’'()/&+-]{1,80}$/u

/** Hydration data (page/hydration-data.ts) is cached like pages. */
const hydration = /^\/hydration\/[\w-]{33}(?=\/)/

/**
 * The cache key of a page: its path and the search parameters that change it, in canonical order
 * and spelling. Everything else in the URL is dropped. Pages are rendered for the key and not for
 * the URL, so they cannot depend on what was dropped.
 *
 * @param target the request's target, such as `/services?page=2&utm_source=x`
 * @returns `undefined` for what is not cacheable
 */
export function pageKey(target: string): string | undefined {
  const prefix = hydration.exec(target)?.[0] ?? ''
  const key = keyOfPage(target.slice(prefix.length))
  return key && prefix + key
}

/**
 * Whether a key is one of many variants of a page: combinations of filters, and the data of former
 * renderings. Their share of the memory is limited, so that they do not evict the plain pages.
 */
export function isVariant(key: string): boolean {
  return hydration.test(key) || /[?&](?!_routes=)/.test(key)
}

function keyOfPage(target: string): string | undefined {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const isData = path.endsWith('.data')
  const route = routeOf(isData ? pageOfData(path) : path)
  if (!route || mark < 0) return route && path
  const search = keptSearch(route, new URLSearchParams(target.slice(mark + 1)), isData)
  return search && (search.size > 0 ? `${path}?${search}` : path)
}

function routeOf(path: string): KeptRoute | undefined {
  const exact = exactRoutes.get(path)
  if (exact) return path.endsWith('/:id') ? undefined : exact
  const last = path.lastIndexOf('/')
  return slug.test(path.slice(last + 1)) ? slugRoutes.get(path.slice(0, last)) : undefined
}

function pageOfData(path: string): string {
  return path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
}

function keptSearch(
  route: KeptRoute,
  given: URLSearchParams,
  isData: boolean,
): URLSearchParams | undefined {
  if (neverKept.some((name) => given.has(name))) return undefined
  // Without scripts, a form sends its empty fields too.
  if (route.never?.some((name) => given.get(name)?.trim())) return undefined
  const kept = new URLSearchParams()
  if (isData && given.has('_routes')) {
    // The data of this route alone, or of all routes on the screen; browsers request nothing else.
    if (given.get('_routes') !== route.id) return undefined
    kept.set('_routes', route.id)
  }
  for (const name of route.search ?? []) {
    const value = name === 'page' ? furtherPage(given) : given.get(name)
    if (!value) continue
    if (!plainValue.test(value)) return undefined
    kept.set(name, value)
  }
  return kept
}

/** The first page of a list has no number. */
function furtherPage(given: URLSearchParams): string | undefined {
  const page = pageNumber(given)
  return page > 1 ? String(page) : undefined
}
