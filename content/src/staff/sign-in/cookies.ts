import { settings } from '../../settings.ts'

/** Whether the admin app is served over HTTPS, so that its cookies must be `Secure`. */
export const isAdminSecure = settings.ADMIN_URL.startsWith('https:')

/** The name of Payload's session cookie (its `cookiePrefix` and `-token`). */
export const sessionCookie = 'payload-token'
