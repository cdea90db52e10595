import config from '@vitrina/content/payload.config.ts'
import { getPayload, type Payload } from 'payload'

let opened: Promise<Payload> | undefined

/** Payload on this suite's database. */
export function openPayload(): Promise<Payload> {
  opened ??= getPayload({ config, disableOnInit: true })
  return opened
}

/** Closes it, if this suite opened it. */
export async function closePayload(): Promise<void> {
  const payload = await opened
  await payload?.destroy()
}
