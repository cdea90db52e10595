import type { Wording } from '../i18n/translate.ts'
import { type Inbox, inboxes } from './inboxes.ts'

/** One rule of a list filter in Payload: field, operator, value. */
export type Rule = readonly [field: string, operator: string, value: string | readonly string[]]

export type SavedFilter = { label: Wording; rules: readonly Rule[] }

const day = 24 * 60 * 60 * 1000

export const newOnes: readonly Rule[] = [['status', 'equals', 'new']]

/** Documents assigned to a user that still need a reply. */
export function assignedTo(user: number | string, inbox: Inbox): readonly Rule[] {
  return [
    ['assignee', 'equals', String(user)],
    ['status', 'not_in', inboxes[inbox].finished],
  ]
}

/** Calls that are neither over nor cancelled. */
export function upcomingCallsRules(now = new Date()): readonly Rule[] {
  return [
    ['appointment.endsAt', 'greater_than', toTheMinute(now).toISOString()],
    ['appointment.cancelledAt', 'exists', 'false'],
  ]
}

/**
 * Filters above an inbox's list. They are computed instead of stored as presets, because a preset
 * does not know the user or the current date. Staff can still save their own presets.
 */
export function savedFilters(inbox: Inbox, user: number | string, now = new Date()): SavedFilter[] {
  const twoDaysAgo = toTheMinute(new Date(now.getTime() - 2 * day))
  return [
    { label: 'All', rules: [] },
    { label: 'New', rules: newOnes },
    {
      label: 'Waiting more than two days',
      rules: [...newOnes, ['createdAt', 'less_than', twoDaysAgo.toISOString()]],
    },
    { label: 'Mine', rules: assignedTo(user, inbox) },
    {
      label: 'Unassigned',
      rules: [
        ['assignee', 'exists', 'false'],
        ['status', 'not_in', inboxes[inbox].finished],
      ],
    },
    ...(inbox === 'consultation-requests'
      ? [{ label: 'Upcoming calls', rules: upcomingCallsRules(now) } as const]
      : []),
  ]
}

function toTheMinute(moment: Date): Date {
  const minute = new Date(moment)
  minute.setUTCSeconds(0, 0)
  return minute
}

/** The filter as query parameters of the list. */
export function filterParameters(rules: readonly Rule[]): [name: string, value: string][] {
  return rules.flatMap(([field, operator, value], index) => {
    const name = `where[or][0][and][${index}][${field}][${operator}]`
    return typeof value === 'string'
      ? [[name, value] as [string, string]]
      : value.map((one, place): [string, string] => [`${name}[${place}]`, one])
  })
}

/** Path of an inbox's list with a filter. */
export function listAddress(inbox: Inbox, rules: readonly Rule[]): string {
  const search = new URLSearchParams(filterParameters(rules)).toString()
  return `/admin/collections/${inbox}${search && `?${search}`}`
}
