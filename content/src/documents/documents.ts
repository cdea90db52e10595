import type { CollectionConfig, Where } from 'payload'
import { noAccess, staffWith } from '../staff/access.ts'
import { hasRole } from '../staff/roles.ts'
import { documentsFolder } from './folders.ts'
import {
  downloadDocument,
  neverOpened,
  previewDocument,
  rejectChangedFile,
} from './preview/serve-document.ts'

/**
 * CVs and attachments: private files, stored separately from public media and served only to
 * signed-in staff whose role may read the `owner` collection.
 */
export const Documents: CollectionConfig = {
  slug: 'documents',
  access: {
    create: noAccess,
    update: noAccess,
    delete: staffWith('admin'),
    read: ({ req }) => {
      if (hasRole(req.user, 'admin')) return true
      if (hasRole(req.user, 'recruiter')) return ownedBy('applications')
      if (hasRole(req.user, 'sales')) return ownedBy('consultation-requests')
      return false
    },
  },
  endpoints: [previewDocument, downloadDocument],
  admin: { hidden: true, group: 'Inbox', useAsTitle: 'originalName' },
  upload: {
    staticDir: documentsFolder,
    modifyResponseHeaders: neverOpened,
    handlers: [rejectChangedFile],
    // Visitor files are validated by their content on receipt; Payload must not process them.
    crop: false,
    focalPoint: false,
  },
  fields: [
    { name: 'originalName', type: 'text', required: true },
    { name: 'sha256', label: 'Fingerprint', type: 'text', admin: { hidden: true } },
    {
      name: 'scan',
      label: 'Malware scan',
      type: 'select',
      required: true,
      defaultValue: 'not-scanned',
      options: [
        { label: 'Not scanned', value: 'not-scanned' },
        { label: 'Nothing found', value: 'clean' },
      ],
    },
    {
      name: 'owner',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Application', value: 'applications' },
        { label: 'Consultation request', value: 'consultation-requests' },
      ],
    },
  ],
}

function ownedBy(owner: 'applications' | 'consultation-requests'): Where {
  return { owner: { equals: owner } }
}
