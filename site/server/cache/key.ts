import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { allPages, homePath, mainPaths, pageNumber, takenBy } from '@vitrina/content/paths.ts'
import { slugPattern } from '@vitrina/content/publishing/redirects/old-slugs.ts'
import { localizedPath } from '../../app/languages.server.ts'
import type { Locale } from '../../app/paraglide/runtime.js'

/**
 * All screens except those whose form has a key per visitor. A parameter that a loader reads and
 * this list lacks would have no effect: a test compares them.
 */
export const cachedRoutes = allPages().flatMap(({ id, path, search = [], personal = [] }) =>
  personal === true ? [] : [{ id, path, search, uncachedWith: personal }],
)

/** A screen whose responses are the same for all visitors. */
type CachedRoute = (typeof cachedRoutes)[number]

/** All screens rendered per visitor, with the search parameters they read. */
export const personalRoutes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  allPages()
    .filter(({ personal }) => personal === true)
    .map(({ path, search = [] }) => [path, search]),
)

/** Pages with these are never cached: they show drafts to authorized users. */
export const neverCached: readonly string[] = ['preview']

/** What browsers fetch for the home page and its links: documents, and the data of navigations. */
export function mainCacheKeys(languages: readonly Locale[]): string[] {
  const main = cachedRoutes.filter(({ path }) => mainPaths.includes(path))
  return languages.flatMap((language) =>
    main.flatMap(({ path, id }) => {
      const address = localizedPath(path, language)
      return [address, `${address === homePath ? '/_' : address}.data?_routes=${id}`]
    }),
  )
}

const routes = new Map(cachedRoutes.map((route) => [route.path, route]))

/** Longer values, or other characters, cannot match anything that staff have entered. */
const plainValue = /^[\p{L}\p{M}\p{N} .,’'()/&+#-]{1,80}$/u

/** Hydration data (react-router/hydration-data.ts) is cached like pages. */
const hydration = /^\/hydration\/[\w-]{33}(?=\/)/

/**
 * The cache key of a request's target: the path and the parameters that change the page, in
 * canonical order and spelling; `undefined` if it is not cacheable. Pages are rendered for the key,
 * not the URL, so they cannot depend on what was dropped.
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
  const address = isData ? path.slice(0, -'.data'.length).replace(/^\/_$/, homePath) : path
  const route = routeOf(splitLanguage(address).page)
  if (!route || mark < 0) return route && path
  const search = cachedSearch(route, new URLSearchParams(target.slice(mark + 1)), isData)
  return search && (search.size > 0 ? `${path}?${search}` : path)
}

function routeOf(path: string): CachedRoute | undefined {
  if (path.endsWith('/:id')) return undefined
  const last = path.lastIndexOf('/')
  const found = routes.get(path)
  if (found || !slugPattern.test(path.slice(last + 1)) || (last === 0 && takenBy(path)))
    return found
  return routes.get(`${path.slice(0, last)}/:id`)
}

function cachedSearch(route: CachedRoute, requested: URLSearchParams, isData: boolean) {
  if (neverCached.some((name) => requested.has(name))) return undefined
  // Without scripts, a form sends its empty fields too.
  if (route.uncachedWith.some((name) => requested.get(name)?.trim())) return undefined
  const search = new URLSearchParams()
  if (isData && requested.has('_routes')) {
    // The data of this route alone, or of all routes on the screen; browsers request nothing else.
    if (requested.get('_routes') !== route.id) return undefined
    search.set('_routes', route.id)
  }
  for (const name of route.search) {
    const value = name === 'page' ? String(pageNumber(requested)) : requested.get(name)
    // The first page of a list has no number.
    if (!value || (name === 'page' && value === '1')) continue
    if (!plainValue.test(value)) return undefined
    search.set(name, value)
  }
  return search
}
