import { settings } from '../../settings.ts'

/** Whether staff reach the admin over HTTPS, and so whether its cookies may travel over nothing else. */
export const isAdminSecure = settings.ADMIN_URL.startsWith('https:')

/** The name under which Payload keeps a session (its `cookiePrefix` and `-token`). */
export const sessionCookie = 'payload-token'
