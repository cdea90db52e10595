import {
  appointed,
  findAppointed,
  invitationTo,
} from '@vitrina/content/consultations/appointments/appointment.ts'
import { openPayload } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'
import { consultationSettings } from '~/routes/hire-us/hire-us.server.ts'
import type { Route } from './+types/calendar-file.ts'
import { keyOf } from './appointment.server.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const key = keyOf(request)
  const found = typeof key === 'object' ? await findAppointed(await openPayload(), key) : undefined
  if (typeof key !== 'object' || !found) {
    const title = key === 'expired' ? m.appointment_expired_title() : m.appointment_unknown_title()
    return new Response(`${title}.\n`, { status: key === 'expired' ? 410 : 404, headers })
  }
  const { filename, content, contentType } = invitationTo(
    appointed(found),
    await consultationSettings(),
    { method: found.appointment?.cancelledAt ? 'CANCEL' : 'REQUEST', holder: key.holder },
  )
  return new Response(content, {
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
}

/** The URL is personal: do not cache it, index it or send it to other sites. */
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}
