import type { GroupField } from 'payload'
import { fact } from '../../inbox/frozen-fields.ts'

const Cell = '@vitrina/admin/components/consultations/calls.tsx#CallCell'
const moment = { ...fact, date: { pickerAppearance: 'dayAndTime' as const } }

/**
 * The booked appointment. The database rejects overlapping appointments of a consultant (exclusion
 * constraint over `startsAt` and `blockedUntil`, see the migration `intake`).
 */
export const appointmentField: GroupField = {
  name: 'appointment',
  type: 'group',
  admin: {
    condition: (data) => Boolean(data?.appointment?.startsAt),
    description: 'The client can move or cancel it, too, through the link in their mail.',
  },
  fields: [
    {
      name: 'cancelled',
      type: 'ui',
      admin: {
        condition: (_, sibling) => Boolean(sibling?.cancelledAt),
        components: { Field: '@vitrina/admin/components/consultations/calls.tsx#CancelledCall' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          label: 'Begins',
          type: 'date',
          index: true,
          admin: { ...moment, components: { ...fact.components, Cell } },
        },
        { name: 'endsAt', label: 'Ends', type: 'date', admin: moment },
        {
          name: 'cancelledAt',
          label: 'Cancelled',
          type: 'date',
          admin: { ...moment, condition: (_, sibling) => Boolean(sibling?.cancelledAt) },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'consultant', type: 'relationship', relationTo: 'employees', admin: fact },
        { name: 'timeZone', label: 'Time zone of the visitor', type: 'text', admin: fact },
      ],
    },
    {
      name: 'change',
      label: 'Move the call',
      type: 'ui',
      admin: {
        components: { Field: '@vitrina/admin/components/consultations/calls.tsx#ChangeCall' },
      },
    },
    { name: 'blockedUntil', type: 'date', admin: { hidden: true } },
    // Number of changes, for SEQUENCE in calendar entries (RFC 5545).
    { name: 'sequence', type: 'number', admin: { hidden: true } },
    { name: 'remindedAt', type: 'date', admin: { hidden: true } },
  ],
}
