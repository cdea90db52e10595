import { AsyncLocalStorage } from 'node:async_hooks'

type ReleaseSlot = () => void

const shared = globalThis as { vitrinaRequestSlot?: AsyncLocalStorage<ReleaseSlot> }
shared.vitrinaRequestSlot ??= new AsyncLocalStorage()

/**
 * Releases the slot of the current request (see `admin/server/request-limiter.ts`). On the global
 * object, because Next bundles its own copy of this module.
 */
export const requestSlot = shared.vitrinaRequestSlot
