import type { GlobalConfig } from 'payload'
import { noAccess } from '../staff/access.ts'
import { setupEndpoints } from './endpoints.ts'
import { setupSteps } from './steps.ts'

/** How far a company has made the site its own. Only the endpoints write it. */
export const Setup: GlobalConfig = {
  slug: 'setup',
  access: { read: noAccess, update: noAccess },
  admin: { hidden: true },
  endpoints: setupEndpoints,
  fields: setupSteps.map((name) => ({ name, type: 'date' })),
}
