import type { CollectionConfig } from 'payload'
import type { Inbox } from './inboxes.ts'

/** Admin components for an inbox's list and documents, in addition to Payload's own. */
export function inboxComponents(inbox: Inbox) {
  return {
    beforeListTable: ['@vitrina/admin/components/inbox/list-tools.tsx#ListTools'],
    edit: {
      beforeDocumentControls: [
        {
          path: '@vitrina/admin/components/inbox/reply-by-email.tsx#ReplyByEmail',
          serverProps: { inbox },
        },
        ...(inbox === 'applications'
          ? ['@vitrina/admin/components/applications/application-tools.tsx#WriteEmailTool']
          : []),
        {
          path: '@vitrina/admin/components/personal-data/person-view.tsx#AboutPerson',
          serverProps: { inbox },
        },
      ],
    },
  } satisfies NonNullable<CollectionConfig['admin']>['components']
}
