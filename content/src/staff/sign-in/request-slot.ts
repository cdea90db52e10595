import { AsyncLocalStorage } from 'node:async_hooks'

type ReleaseSlot = () => void

const shared = globalThis as { vitrinaRequestSlot?: AsyncLocalStorage<ReleaseSlot> }
shared.vitrinaRequestSlot ??= new AsyncLocalStorage()

/**
 * Gives back the slot of the request that is being answered (see `admin/server/anonymous-requests.ts`).
 * Kept on the global object, because Next bundles a copy of this module of its own.
 */
export const requestSlot = shared.vitrinaRequestSlot
