import { AsyncLocalStorage } from 'node:async_hooks'
import type { Preview } from '@vitrina/content/publishing/preview/preview-token.ts'

/**
 * The draft that the request under way may see; none for visitors. Set by the server from a signed
 * token (server/page/previews.ts), read where documents are read (payload.ts), so that no query in
 * between has to know of it.
 */
export const previewing = new AsyncLocalStorage<Preview>()
