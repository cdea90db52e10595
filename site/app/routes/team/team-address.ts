/** The id of the team section, for links to it. */
export const teamId = 'team'

/** The URL of the about-us page with the team of one department, or with the whole team. */
export function aboutAddress(department?: string, page = 1): string {
  const search = new URLSearchParams()
  if (department) search.set('department', department)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/about-us?${search}` : '/about-us'
}

/** The same with the anchor of the team section. */
export function teamAddress(department?: string, page = 1): string {
  return `${aboutAddress(department, page)}#${teamId}`
}
