/** `npm run admin:create`; input from the environment, because all users can read arguments. */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import type { Role } from '../staff/access.ts'
import { createStaff } from '../staff/create-staff.ts'

const { STAFF_EMAIL = '', STAFF_PASSWORD = '', STAFF_ROLE = '', STAFF_NAME } = process.env

try {
  const payload = await getPayload({ config, disableOnInit: true })
  const roles = STAFF_ROLE.split(',').map((role) => role.trim()) as Role[]
  await createStaff(payload, {
    ...{ email: STAFF_EMAIL, password: STAFF_PASSWORD, roles, name: STAFF_NAME },
  })
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
