import type { CollectionConfig } from 'payload'
import { selectField } from '../fields/common-fields.ts'
import { hasRole, noAccess, staffWith } from '../staff/access.ts'
import {
  downloadDocument,
  neverOpened,
  previewDocument,
  rejectChangedFile,
} from './preview/serve-document.ts'
import { documentsFolder } from './store-document.ts'

/** CVs and attachments: private, served only to staff who may read the `owner` collection. */
export const Documents: CollectionConfig = {
  slug: 'documents',
  access: {
    create: noAccess,
    update: noAccess,
    delete: staffWith('admin'),
    read: ({ req }) => {
      if (hasRole(req.user, 'admin')) return true
      if (hasRole(req.user, 'recruiter')) return { owner: { equals: 'applications' } }
      if (hasRole(req.user, 'sales')) return { owner: { equals: 'consultation-requests' } }
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
    selectField(
      'scan',
      { 'not-scanned': 'Not scanned', clean: 'Nothing found' },
      { label: 'Malware scan', defaultValue: 'not-scanned' },
    ),
    selectField(
      'owner',
      { applications: 'Application', 'consultation-requests': 'Consultation request' },
      { index: true },
    ),
  ],
}
