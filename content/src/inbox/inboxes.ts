import type { Wording } from '../i18n/translate.ts'

/** Collections of visitor submissions, with the statuses that need no further action. */
export const inboxes = {
  'consultation-requests': { finished: ['won', 'lost', 'spam'] },
  applications: { finished: ['hired', 'rejected', 'withdrawn'] },
} as const satisfies Record<string, { finished: readonly string[] }>

export type Inbox = keyof typeof inboxes

/** One rule of a list filter in Payload: field, operator, value. */
export type Rule = readonly [field: string, operator: string, value: string | readonly string[]]

export type SavedFilter = { label: Wording; rules: readonly Rule[] }

export const newOnes: readonly Rule[] = [['status', 'equals', 'new']]

const unfinished = (inbox: Inbox): Rule => ['status', 'not_in', inboxes[inbox].finished]

/** Documents assigned to a user that still need a reply. */
export const assignedTo = (user: number | string, inbox: Inbox): readonly Rule[] => [
  ['assignee', 'equals', String(user)],
  unfinished(inbox),
]

/** Calls that are neither over nor cancelled. */
export const upcomingCallsRules = (now = new Date()): readonly Rule[] => [
  ['appointment.endsAt', 'greater_than', minutesAgo(0, now)],
  ['appointment.cancelledAt', 'exists', 'false'],
]

/** Filters above an inbox's list; Payload's presets know neither the user nor the date. */
export function savedFilters(inbox: Inbox, user: number | string, now = new Date()): SavedFilter[] {
  return [
    { label: 'All', rules: [] },
    { label: 'New', rules: newOnes },
    {
      label: 'Waiting more than two days',
      rules: [...newOnes, ['createdAt', 'less_than', minutesAgo(2 * 24 * 60, now)]],
    },
    { label: 'Mine', rules: assignedTo(user, inbox) },
    { label: 'Unassigned', rules: [['assignee', 'exists', 'false'], unfinished(inbox)] },
    ...(inbox === 'consultation-requests'
      ? [{ label: 'Upcoming calls', rules: upcomingCallsRules(now) } as const]
      : []),
  ]
}

/** To the minute, so that the link stays the same for a while. */
function minutesAgo(minutes: number, now: Date): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString().replace(/\d\d\.\d+Z$/, '00.000Z')
}

export function filterParameters(rules: readonly Rule[]): [name: string, value: string][] {
  return rules.flatMap(([field, operator, value], index): [string, string][] => {
    const name = `where[or][0][and][${index}][${field}][${operator}]`
    if (typeof value === 'string') return [[name, value]]
    return value.map((one, place) => [`${name}[${place}]`, one])
  })
}

export function listAddress(inbox: Inbox, rules: readonly Rule[]): string {
  const search = new URLSearchParams(filterParameters(rules)).toString()
  return `/admin/collections/${inbox}${search && `?${search}`}`
}
