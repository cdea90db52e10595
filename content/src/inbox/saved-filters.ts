import type { Wording } from '../i18n/translate.ts'
import { type Inbox, inboxes } from './inboxes.ts'

/** One rule of a list’s filter, as Payload has it: field, operator, value. */
export type Rule = readonly [field: string, operator: string, value: string | readonly string[]]

export type SavedFilter = { label: Wording; rules: readonly Rule[] }

const day = 24 * 60 * 60 * 1000

export const newOnes: readonly Rule[] = [['status', 'equals', 'new']]

/** What is somebody’s to answer. */
export function assignedTo(user: number | string, inbox: Inbox): readonly Rule[] {
  return [
    ['assignee', 'equals', String(user)],
    ['status', 'not_in', inboxes[inbox].finished],
  ]
}

/** Calls that are not over, nor cancelled. */
export function upcomingCallsRules(now = new Date()): readonly Rule[] {
  return [
    ['appointment.endsAt', 'greater_than', toTheMinute(now).toISOString()],
    ['appointment.cancelledAt', 'exists', 'false'],
  ]
}

/**
 * The filters above an inbox’s list. They are computed and not stored as presets: a preset knows
 * neither who looks at it nor what day it is. Staff keep their own presets beside these.
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

/** The filter as the list’s address carries it. */
export function filterParameters(rules: readonly Rule[]): [name: string, value: string][] {
  return rules.flatMap(([field, operator, value], index) => {
    const name = `where[or][0][and][${index}][${field}][${operator}]`
    return typeof value === 'string'
      ? [[name, value] as [string, string]]
      : value.map((one, place): [string, string] => [`${name}[${place}]`, one])
  })
}

/** The address of an inbox’s list with a filter, below the admin’s own. */
export function listAddress(inbox: Inbox, rules: readonly Rule[]): string {
  const search = new URLSearchParams(filterParameters(rules)).toString()
  return `/admin/collections/${inbox}${search && `?${search}`}`
}
