import type { Field } from 'payload'
import { choiceOf, fact } from '../inbox/frozen-fields.ts'
import { receivedCollection } from '../inbox/received-collection.ts'
import { appointmentField } from './appointments/appointment-field.ts'
import { callEndpoints } from './appointments/staff-endpoints.ts'
import { type OwnQuestion, ownQuestions } from './fields.ts'

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
      'assignee',
      'budget',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'name', 'email', 'company'],
    description:
      'Requests sent through the hire-us form. The person who handles one is its assignee.',
  },
  sent: { label: 'Request', fields: [...answerFields(), appointmentField] },
})

/** The stored answers, short ones side by side. */
function answerFields(): Field[] {
  const fieldsOf = (...kinds: string[]) =>
    ownQuestions()
      .filter(({ kind }) => kinds.includes(kind))
      .map(answerField)
  return [
    { type: 'row', fields: fieldsOf('line', 'choice') },
    { type: 'row', fields: fieldsOf('services') },
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
