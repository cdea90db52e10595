import type { GlobalConfig } from 'payload'
import { hiddenUnless, staffWith } from '../staff/access.ts'
import { applicationStatuses } from './statuses.ts'

/** Email templates per status, offered to staff when they change the status of an application. */
export const ApplicationEmails: GlobalConfig = {
  slug: 'application-emails',
  label: 'Mails to applicants',
  access: {
    read: staffWith('admin', 'recruiter'),
    update: staffWith('admin', 'recruiter'),
  },
  admin: {
    group: 'Inbox',
    hidden: hiddenUnless('admin', 'recruiter'),
    description:
      'Offered when an application is moved to a step; it can be changed before it is sent. {name}, {vacancy}, {reference} and {company} are filled in.',
  },
  fields: [
    {
      name: 'steps',
      label: 'Mails',
      labels: { singular: 'Mail', plural: 'Mails' },
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'status',
              label: 'Step',
              type: 'select',
              required: true,
              options: applicationStatuses.filter(({ value }) => value !== 'new'),
            },
            { name: 'subject', type: 'text', required: true, maxLength: 150 },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 4000 },
      ],
    },
  ],
}
