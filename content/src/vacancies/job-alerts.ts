import type { CollectionConfig } from 'payload'
import { row } from '../fields/common-fields.ts'
import { fact, givenConsent } from '../inbox/received-fields.ts'
import { hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import { workplaceOptions } from './alert-choice.ts'

/** Subscriptions to new vacancies; until confirmed, they are only a signed link in an email. */
export const JobAlerts: CollectionConfig = {
  slug: 'job-alerts',
  access: {
    create: noAccess,
    read: staffWith('admin', 'recruiter'),
    update: noAccess,
    delete: staffWith('admin', 'recruiter'),
  },
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'email',
    defaultColumns: ['email', 'departments', 'workplaces', 'confirmedAt', 'lastSentAt'],
    hidden: hiddenUnless('admin', 'recruiter'),
    description: 'Who hears of new vacancies by email, once a day at most.',
  },
  fields: [
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      admin: fact,
    },
    {
      name: 'departments',
      type: 'relationship',
      relationTo: 'departments',
      hasMany: true,
      admin: { ...fact, description: 'Empty: all.' },
    },
    {
      name: 'workplaces',
      type: 'select',
      hasMany: true,
      options: workplaceOptions,
      admin: { ...fact, description: 'Empty: all.' },
    },
    { name: 'language', type: 'text', admin: fact },
    row(
      { name: 'confirmedAt', label: 'Confirmed', type: 'date', required: true, admin: fact },
      { name: 'lastSentAt', label: 'Last email', type: 'date', admin: fact },
    ),
    // Vacancies published after this moment are new to the subscriber.
    { name: 'toldUntil', type: 'date', required: true, index: true, admin: { hidden: true } },
    givenConsent,
  ],
}
