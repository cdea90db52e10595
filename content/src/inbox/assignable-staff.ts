import type { FilterOptions, PayloadRequest } from 'payload'
import type { Role } from '../staff/roles.ts'
import type { Inbox } from './inboxes.ts'

/**
 * Offers only staff whose role may read the inbox as assignees. A current assignee whose role has
 * changed stays valid, because the document could not be saved otherwise.
 */
export function assignableStaff(inbox: Inbox, readers: readonly Role[]): FilterOptions {
  return async ({ id, req }) => {
    const current = id === undefined ? undefined : await currentAssignee(inbox, id, req)
    const isReader = { role: { in: [...readers] } }
    return current ? { or: [isReader, { id: { equals: current } }] } : isReader
  }
}

async function currentAssignee(
  inbox: Inbox,
  id: number | string,
  req: PayloadRequest,
): Promise<number | undefined> {
  const document = await req.payload.findByID({
    collection: inbox,
    id,
    depth: 0,
    trash: true,
    select: { assignee: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return typeof document?.assignee === 'number' ? document.assignee : undefined
}
