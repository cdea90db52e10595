import { allPages, homePath, mainPaths } from '@vitrina/content/paths.ts'

/** A screen whose responses are the same for all visitors. */
export type KeptRoute = {
  /** As in app/routes.ts; `:id` matches a slug. */
  path: string
  /** React Router's route id, with which the browser requests the data of this route alone. */
  id: string
  /** Search parameters that change the page. All others are removed before rendering. */
  search?: readonly string[]
  /** Search parameters with which it is personal or has endless variants: never cached. */
  never?: readonly string[]
  /** Rendered in advance whenever the cache was emptied. */
  main: boolean
}

/**
 * All cached screens. Screens whose form has a separate key for each visitor are not in the list; a
 * `no-store` response would not be cached in any case.
 *
 * A parameter that a loader reads and this list lacks would have no effect: a test compares them.
 */
export const keptRoutes: readonly KeptRoute[] = allPages().flatMap(
  ({ id, path, search, personal }) =>
    personal === true
      ? []
      : [{ id, path, search, never: personal, main: mainPaths.includes(path) }],
)

/** All screens rendered per visitor, with the search parameters they read. */
export const personalRoutes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  allPages()
    .filter(({ personal }) => personal === true)
    .map(({ path, search = [] }) => [path, search]),
)

/** Pages with these are never cached: they show drafts to authorized users. */
export const neverKept: readonly string[] = ['preview']

/** What browsers fetch for the home page and its links: documents, and the data of navigations. */
export const mainPages: readonly string[] = keptRoutes
  .filter(({ main }) => main)
  .flatMap(({ path, id }) => [path, `${dataPath(path)}?_routes=${encodeURIComponent(id)}`])

/** The path at which React Router's client requests the data of a page. */
function dataPath(path: string): string {
  return path === homePath ? '/_.data' : `${path}.data`
}
