import type { GlobalConfig } from 'payload'
import { nobody } from '../staff/access.ts'

/** Which documents came with the sample company, so that one command can remove them. */
export const SampleContent: GlobalConfig = {
  slug: 'sample-content',
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'loadedAt', type: 'date' },
    { name: 'removedAt', type: 'date' },
    { name: 'documents', type: 'json' },
  ],
}
