import { signAppointmentKey } from '@vitrina/content/consultations/appointments/appointment-token.ts'
import { signToken } from '@vitrina/content/http/signed-token.ts'
import { signPreview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { payloadSecret } from '../e2e/support/rooms.ts'
import type { SiteFacts } from './site-requests.ts'

const day = 24 * 60 * 60 * 1000

/** Looks at a running site, and books an appointment there, so that inputs can be nearly right. */
export async function siteFacts(siteUrl: string): Promise<SiteFacts> {
  const [home, form] = await Promise.all([read(`${siteUrl}/`), read(`${siteUrl}/hire-us`)])
  const files = [
    ...home.matchAll(/(?:href|src|data-hydration)="(\/(?:assets|media|hydration)\/[^"]+)"/g),
  ]
  const [slot = '2026-11-24T08:00Z', another = slot] = [
    ...form.matchAll(/name="slot" value="(2[^"]+)"/g),
  ].map(([, value = '']) => value)
  const ends = new Date(Date.now() + day).toISOString()
  const expires = Date.now() + day
  const alert = {
    ...{ email: 'ana@mail.example', departments: [1], workplaces: ['remote'], expires },
    consent: { version: '1', givenAt: new Date().toISOString() },
  }
  const appointment = '/hire-us/appointment'
  const preview = { collection: 'projects', id: 1, live: false }
  return {
    files: files.map(([, path = '']) => path),
    slot: another,
    tokens: [
      { address: appointment, token: await bookedAppointment(siteUrl, form, slot) },
      {
        address: appointment,
        token: signAppointmentKey({ request: 999_999, holder: 'mailbox' }, ends, payloadSecret),
      },
      {
        address: '/job-alerts/confirm',
        token: signToken('job-alert-confirm', alert, payloadSecret),
      },
      {
        address: '/job-alerts/unsubscribe',
        token: signToken('job-alert-unsubscribe', { alert: 1 }, payloadSecret),
      },
      { address: '/services', token: signPreview(preview, expires, payloadSecret) },
    ],
  }
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/** The token with which the page after booking opens the appointment. */
async function bookedAppointment(siteUrl: string, form: string, slot: string): Promise<string> {
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const answer = await fetch(`${siteUrl}/hire-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ name: 'Ana Rusu', email: 'ana.rusu@mail.example', consent: 'on', idempotencyKey, slot },
      message: 'We would like to talk about a new project.',
    }),
  })
  const address = new URL(answer.headers.get('Location') ?? '/', siteUrl)
  const token = address.searchParams.get('appointment')
  if (!token) throw new Error(`The appointment was not booked (${answer.status}).`)
  return token
}
