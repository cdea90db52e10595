import { AsyncLocalStorage } from 'node:async_hooks'

type ReleaseSlot = () => void

const shared = globalThis as { vitrinaRequestSlot?: AsyncLocalStorage<ReleaseSlot> }
shared.vitrinaRequestSlot ??= new AsyncLocalStorage()

/** Releases the request's slot (`admin/server/request-limiter.ts`). Global: Next copies modules. */
export const requestSlot = shared.vitrinaRequestSlot
