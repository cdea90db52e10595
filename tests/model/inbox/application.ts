import type { Application } from '@vitrina/content/payload-types.ts'
import { openPayload } from '../payload.ts'

/** Puts an application into the inbox as the form would. */
export async function submitApplication(
  more: Partial<Omit<Application, 'id'>> = {},
): Promise<Application> {
  const payload = await openPayload()
  return payload.create({
    collection: 'applications',
    data: {
      reference: `A-${crypto.randomUUID().slice(0, 8)}`,
      name: 'Maria Ciobanu',
      email: 'maria@client.example',
      idempotencyKey: crypto.randomUUID(),
      applicantKey: crypto.randomUUID(),
      status: 'new',
      ...more,
    },
    depth: 0,
  })
}
