import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import type { PayloadRequest, Where } from 'payload'
import { mayReadAll } from './viewer.ts'

export type Waiting = { inbox: Inbox; count: number; oldest?: string }

/** How much of an inbox nobody has looked at yet, and since when the oldest waits. */
export async function waiting(req: PayloadRequest, inbox: Inbox): Promise<Waiting> {
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: { status: { equals: 'new' } },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
    overrideAccess: false,
    user: req.user,
  })
  return { inbox, count: totalDocs, oldest: docs[0]?.createdAt }
}

export type Assigned = {
  inbox: Inbox
  count: number
  first: { id: number; name: string; status: string; createdAt: string }[]
}

/** What is the viewer’s to answer, those that wait longest first. */
export async function assigned(req: PayloadRequest, inbox: Inbox): Promise<Assigned> {
  const where: Where = {
    assignee: { equals: req.user?.id },
    status: { not_in: [...inboxes[inbox].finished] },
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where,
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    select: { name: true, status: true, createdAt: true },
    overrideAccess: false,
    user: req.user,
  })
  return { inbox, count: totalDocs, first: docs }
}

/** How many mails could not be sent; none for those who may not see mails. */
export async function failedMails(req: PayloadRequest): Promise<number> {
  if (!(await mayReadAll(req, 'mails'))) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: { status: { equals: 'failed' } },
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs
}
