import type { Field, GroupField } from 'payload'
import { row } from '../fields/common-fields.ts'
import { receivedCollection } from '../inbox/received-collection.ts'
import { choiceOf, fact } from '../inbox/received-fields.ts'
import { callEndpoints } from './appointments/staff-endpoints.ts'
import { type OwnQuestion, ownQuestions } from './fields.ts'

const calls = '@vitrina/admin/components/consultations/calls.tsx'
const moment = { ...fact, date: { pickerAppearance: 'dayAndTime' as const } }

/** The database rejects overlapping appointments of a consultant (migration `intake`). */
const appointmentField: GroupField = {
  name: 'appointment',
  type: 'group',
  admin: {
    condition: (data) => Boolean(data?.appointment?.startsAt),
    description: 'The client can move or cancel it, too, through the link in their email.',
  },
  fields: [
    {
      name: 'cancelled',
      type: 'ui',
      admin: {
        condition: (_, sibling) => Boolean(sibling?.cancelledAt),
        components: { Field: `${calls}#CancelledCall` },
      },
    },
    row(
      {
        name: 'startsAt',
        label: 'Begins',
        type: 'date',
        index: true,
        admin: { ...moment, components: { ...fact.components, Cell: `${calls}#CallCell` } },
      },
      { name: 'endsAt', label: 'Ends', type: 'date', admin: moment },
      {
        name: 'cancelledAt',
        label: 'Cancelled',
        type: 'date',
        admin: { ...moment, condition: (_, sibling) => Boolean(sibling?.cancelledAt) },
      },
    ),
    row(
      { name: 'consultant', type: 'relationship', relationTo: 'employees', admin: fact },
      { name: 'timeZone', label: 'Time zone of the visitor', type: 'text', admin: fact },
    ),
    {
      name: 'change',
      label: 'Move the call',
      type: 'ui',
      admin: { components: { Field: `${calls}#ChangeCall` } },
    },
    { name: 'blockedUntil', type: 'date', admin: { hidden: true } },
    // Number of changes, for SEQUENCE in calendar entries (RFC 5545).
    { name: 'sequence', type: 'number', admin: { hidden: true } },
    { name: 'remindedAt', type: 'date', admin: { hidden: true } },
  ],
}

/** Consultation requests. Only the hire-us form creates them. */
export const ConsultationRequests = receivedCollection({
  inbox: 'consultation-requests',
  readers: ['admin', 'sales'],
  bulkStatus: true,
  statuses: [
    { label: 'New', value: 'new' },
    { label: 'In contact', value: 'in-contact' },
    { label: 'Qualified', value: 'qualified' },
    { label: 'Won', value: 'won' },
    { label: 'Lost', value: 'lost' },
    { label: 'Spam', value: 'spam' },
  ],
  endpoints: callEndpoints,
  admin: {
    defaultColumns: [
      'reference',
      'name',
      'company',
      'appointment.startsAt',
      'status',
      'spamSigns',
      'assignee',
      'budget',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'name', 'email', 'company'],
    description:
      'Requests sent through the hire-us form. The assignee is the person who handles one.',
  },
  sent: { label: 'Request', fields: [...answerFields(), appointmentField] },
})

function answerFields(): Field[] {
  const fieldsOf = (...kinds: string[]) =>
    ownQuestions()
      .filter(({ kind }) => kinds.includes(kind))
      .map(answerField)
  return [
    row(...fieldsOf('line', 'choice')),
    row(...fieldsOf('services')),
    ...fieldsOf('text', 'files'),
  ]
}

function answerField({ name, kind, label, choices, required }: OwnQuestion): Field {
  const field = { name, label, admin: choices ? choiceOf(choices) : fact }
  if (kind === 'services' || kind === 'files') {
    const relationTo = kind === 'files' ? 'documents' : 'services'
    return { ...field, type: 'relationship', relationTo, hasMany: true }
  }
  return kind === 'text'
    ? { ...field, type: 'textarea', required }
    : { ...field, type: 'text', required }
}
