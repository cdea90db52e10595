export const workAnchor = '#work'

/** The URL of one page of projects, optionally filtered by service. */
export function workAddress({ service, page = 1 }: { service?: string; page?: number }): string {
  const search = new URLSearchParams()
  if (service) search.set('service', service)
  if (page > 1) search.set('page', String(page))
  return `/services${search.size > 0 ? `?${search}` : ''}${workAnchor}`
}
