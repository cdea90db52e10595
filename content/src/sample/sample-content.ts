import type { GlobalConfig } from 'payload'
import { noAccess } from '../staff/access.ts'

/** Which documents came with the sample company, so that one command can remove them. */
export const SampleContent: GlobalConfig = {
  slug: 'sample-content',
  access: { read: noAccess, update: noAccess },
  admin: { hidden: true },
  fields: [
    { name: 'loadedAt', type: 'date' },
    { name: 'removedAt', type: 'date' },
    { name: 'documents', type: 'json' },
  ],
}
