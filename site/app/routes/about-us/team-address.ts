/** The id of the team, for links that lead straight to it. */
export const teamId = 'team'

/** The about-us page with the team of one department, or with everyone. */
export function aboutAddress(department?: string, page = 1): string {
  const search = new URLSearchParams()
  if (department) search.set('department', department)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/about-us?${search}` : '/about-us'
}

/** The same, straight to the team. */
export function teamAddress(department?: string, page = 1): string {
  return `${aboutAddress(department, page)}#${teamId}`
}
