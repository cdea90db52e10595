import { randomBytes } from 'node:crypto'
import { signToken } from '@vitrina/content/http/signed-token.ts'
import { signPreview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { signIn } from '../e2e/support/admin-api.ts'
import { payloadSecret, startAdmin, startSite, withDeployment } from '../e2e/support/apps.ts'
import type { Running } from '../e2e/support/processes.ts'
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
        token: signToken(
          'appointment',
          { request: 999_999, holder: 'mailbox', expires },
          payloadSecret,
        ),
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

/** A running site or admin. */
export type Target = { name: 'site' | 'admin'; url: string; pid: number; isAlive: () => boolean }

/** Addresses come from `X-Forwarded-For`, so that limits for each address do not end the test. */
export const fuzzSettings = { TRUST_PROXY: 'on', LOG_LEVEL: 'error' }

/** The same for what `startSite` and `startAdmin` return. */
export function targetOf(name: Target['name'], url: string, { pid }: Pick<Running, 'pid'>): Target {
  return {
    ...{ name, url, pid },
    isAlive() {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    },
  }
}

/** Starts the built site and admin on a database of their own, for as long as `work` takes. */
export function withTargets<Result>(
  work: (targets: { site: Target; admin: Target; adminToken: string }) => Promise<Result>,
): Promise<Result> {
  const staff = { email: 'ada@stejar.example', password: randomBytes(12).toString('hex') }
  const settings = { ...fuzzSettings, ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password }
  return withDeployment('fuzz', settings, async (deployment) => {
    const { siteUrl, adminUrl } = deployment
    const running: Running[] = []
    try {
      const site = await startSite(deployment)
      running.push(site)
      const admin = await startAdmin(deployment)
      running.push(admin)
      return await work({
        site: targetOf('site', siteUrl, site),
        admin: targetOf('admin', adminUrl, admin),
        adminToken: await signIn(adminUrl, staff),
      })
    } finally {
      await Promise.all(running.map((each) => each.stop()))
    }
  })
}
