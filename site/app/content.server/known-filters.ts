import { type RouterContextProvider, redirect } from 'react-router'
import { siteContext } from '~/server-context.ts'
import { findForVisitor } from './payload.ts'
import { untilContentChanges } from './revision.ts'

/**
 * Whether an address filters by something that nobody has. Such addresses are endlessly many: they
 * lead to the one without it before a page is read or rendered.
 *
 * @param filter what is known of it, by the name of the parameter.
 */
export function hasUnknownFilter(
  search: URLSearchParams,
  filter: Record<string, string | undefined>,
): boolean {
  return Object.entries(filter).some(([name, known]) => search.get(name) && known === undefined)
}

type Read = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Leads from an address in which some search parameters name nothing to the one without them.
 *
 * @param madeUp whether it does, by the name of the parameter.
 * @throws Response the redirect; none where a form was sent, so that what was typed comes back.
 */
export function leaveOut({ request, context }: Read, madeUp: Record<string, boolean>): void {
  const { pathname, searchParams: search } = new URL(request.url)
  const names = Object.keys(madeUp).filter((name) => madeUp[name] && search.has(name))
  if (names.length === 0 || context.get(siteContext).isForm) return
  for (const name of names) search.delete(name)
  throw redirect(search.size > 0 ? `${pathname}?${search}` : pathname)
}

/** The service that an address filters by, if there is one with that slug. */
export async function knownService(slug: string | null): Promise<string | undefined> {
  return (await services()).find((known) => known === slug)
}

/** The same for a department. */
export async function knownDepartment(slug: string | null): Promise<string | undefined> {
  return (await departments()).find((known) => known === slug)
}

const services = untilContentChanges(() => slugsOf('services', 24))
const departments = untilContentChanges(() => slugsOf('departments', 60))

/** As many as the lists to choose from show. */
async function slugsOf(collection: 'services' | 'departments', limit: number): Promise<string[]> {
  const found = await findForVisitor(collection, { limit, sort: 'order', select: { slug: true } })
  return found.map(({ slug }) => slug)
}
