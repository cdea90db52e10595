import config from '@vitrina/content/payload.config.ts'
import { getPayload, type Payload } from 'payload'

let opened: Promise<Payload> | undefined

/** Payload on the database of the worker, which each suite finds fresh (fresh-database.ts). */
export function openPayload(): Promise<Payload> {
  opened ??= getPayload({ config, disableOnInit: true })
  return opened
}
