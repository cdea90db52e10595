export const workAnchor = '#work'

/** Where one page of the work is shown, of one service or of all. */
export function workAddress({ service, page = 1 }: { service?: string; page?: number }): string {
  const search = new URLSearchParams()
  if (service) search.set('service', service)
  if (page > 1) search.set('page', String(page))
  return `/services${search.size > 0 ? `?${search}` : ''}${workAnchor}`
}
