import { expect } from '@playwright/test'

/** A form that is sent again and again, with the same key, until it is received. */
export type RequestToSend = { key: string; attachment?: { name: string; buffer: Uint8Array } }

/**
 * Sends the hire-us form once, as a browser without scripts does.
 * @returns whether it was told “received”; false when the site could not be reached or apologised
 */
export async function isReceived(
  siteUrl: string,
  { key, attachment }: RequestToSend,
): Promise<boolean> {
  const form = new FormData()
  form.set('name', `Ion ${key.slice(0, 8)}`)
  form.set('email', `ion.${key}@client.example`)
  form.set('message', `We want to rebuild our booking system before summer (${key}).`)
  form.set('consent', 'on')
  form.set('idempotencyKey', key)
  if (attachment) {
    form.set('attachments', new Blob([new Uint8Array(attachment.buffer)]), attachment.name)
  }
  try {
    const answer = await fetch(`${siteUrl}/hire-us`, {
      method: 'POST',
      redirect: 'manual',
      body: form,
    })
    await answer.body?.cancel()
    if (answer.status === 303) return true
    expect([500, 503]).toContain(answer.status)
    return false
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
