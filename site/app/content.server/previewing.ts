import { AsyncLocalStorage } from 'node:async_hooks'
import type { Preview } from '@vitrina/content/publishing/preview/preview-link.ts'

/**
 * The draft that the current request may see; none for visitors. Set by the server from a signed
 * token (server/http/previews.ts) and used where documents are read (payload.ts), so that no query
 * has to pass it on.
 */
export const previewing = new AsyncLocalStorage<Preview>()
