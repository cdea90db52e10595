import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { redirect } from 'react-router'
import { type Read, siteContext } from '~/server-context.ts'
import { findForVisitor } from './payload.ts'

/** Whether a URL filters by an unknown value. Endlessly many do, so they are not rendered. */
export function hasUnknownFilter(
  search: URLSearchParams,
  filter: Record<string, string | undefined>,
): boolean {
  return Object.entries(filter).some(([name, known]) => search.get(name) && known === undefined)
}

/** Redirects to the URL without unknown values, except for forms, which must return the input. */
export function removeUnknown({ request, context }: Read, madeUp: Record<string, boolean>): void {
  const { pathname, searchParams: search } = new URL(request.url)
  // The router adds the prefix of the language again.
  const { page } = splitLanguage(pathname)
  const names = Object.keys(madeUp).filter((name) => madeUp[name] && search.has(name))
  if (names.length === 0 || context.get(siteContext).isForm) return
  for (const name of names) search.delete(name)
  throw redirect(search.size > 0 ? `${page}?${search}` : page)
}

/** The department that a URL filters by, if one with that slug exists. */
export async function knownDepartment(slug: string | null): Promise<string | undefined> {
  return (await getDepartments()).find((known) => known.slug === slug)?.slug
}

/** All departments, in the company's order. */
export const getDepartments = () =>
  findForVisitor('departments', { limit: 60, sort: 'order', select: { slug: true, title: true } })

export type Department = Awaited<ReturnType<typeof getDepartments>>[number]
