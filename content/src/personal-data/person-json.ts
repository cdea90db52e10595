import type { PayloadRequest, Where } from 'payload'
import type { Inbox } from '../inbox/inboxes.ts'
import { readable } from './export-person.ts'
import { type Holding, idsOf } from './holdings.ts'
import type { Kind } from './scope.ts'

export type ExportedFile = {
  reference: string
  place: string
  /** Path in the archive; missing when the file is not on disk or differs from the upload. */
  path?: string
  /** The file was changed or damaged on disk, and is left out. */
  changed?: true
  originalName: string
  mimeType?: string | null
  size?: number | null
}

export type Export = {
  address: string
  scope: readonly Kind[]
  holdings: readonly Holding[]
  files: readonly ExportedFile[]
}

const batch = 50

const asCaller = { pagination: false, depth: 1, trash: true, overrideAccess: false } as const

/** Writes `data.json` (`docs/personal-data.md`) in chunks; reads with the caller's access. */
export async function* personJson(req: PayloadRequest, what: Export): AsyncGenerator<string> {
  const { address, scope } = what
  const head = { address, exportedAt: new Date().toISOString(), covers: scope }
  yield `{\n"about": ${JSON.stringify(head, null, 2)}`
  yield* list('applications', receivedIn('applications', req, what))
  yield* list('consultationRequests', receivedIn('consultation-requests', req, what))
  yield* list('jobAlerts', documents('job-alerts', req, idsOf(what.holdings, 'job-alerts')))
  yield* list('emails', emails(req, what))
  yield* list('savedFilters', savedFilters(req, what))
  yield '\n}\n'
}

async function* list(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  let separator = '\n'
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2)
    separator = ',\n'
  }
  yield ']'
}

async function* receivedIn(inbox: Inbox, req: PayloadRequest, { holdings, files }: Export) {
  for await (const document of documents(inbox, req, idsOf(holdings, inbox))) {
    const { id, ...rest } = document
    yield {
      ...rest,
      files: files.flatMap(({ reference, place: _, ...file }) =>
        reference === rest.reference ? [file] : [],
      ),
      history: await historyOf(inbox, req, { parent: { equals: id } }),
    }
  }
  // Orphaned versions of permanently deleted documents.
  const part = inbox === 'applications' ? 'application-versions' : 'request-versions'
  const ids = idsOf(holdings, part)
  if (ids.length === 0) return
  const orphans: Where = { and: [{ id: { in: ids } }, { parent: { exists: false } }] }
  const history = await historyOf(inbox, req, orphans)
  if (history.length > 0) yield { removed: true, history }
}

async function historyOf(inbox: Inbox, req: PayloadRequest, where: Where): Promise<unknown[]> {
  const { docs } = await req.payload.findVersions({
    collection: inbox,
    where,
    sort: 'createdAt',
    ...asCaller,
    req,
  })
  return docs.map(({ createdAt, version }) => ({ savedAt: createdAt, ...readable(version) }))
}

/** Emails to and about the person; the addresses of other recipients are left out. */
async function* emails(req: PayloadRequest, { holdings, address }: Export) {
  for (const ids of batches(idsOf(holdings, 'emails'))) {
    const { docs } = await req.payload.find({
      collection: 'emails',
      where: { id: { in: ids } },
      sort: 'id',
      pagination: false,
      depth: 0,
      // Only administrators may list emails, but a role may see those about documents in its scope.
      overrideAccess: true,
      req,
    })
    for (const { to, subject, template, data, about, attachments, status, ...email } of docs) {
      const isToPerson = to.trim().toLowerCase() === address
      yield {
        to: isToPerson ? to : 'our staff',
        ...{ subject, template, about, status },
        ...{ queuedAt: email.createdAt, sentAt: email.sentAt, data, attachments },
      }
    }
  }
}

async function* savedFilters(req: PayloadRequest, { holdings }: Export) {
  const { docs } = await req.payload.find({
    collection: 'payload-query-presets',
    where: { id: { in: idsOf(holdings, 'saved-filters') } },
    pagination: false,
    depth: 0,
    // Private filters of other staff contain the person's data as well.
    overrideAccess: true,
    req,
  })
  for (const { title, relatedCollection, createdAt } of docs) {
    yield { title, over: relatedCollection, createdAt }
  }
}

async function* documents(
  collection: Inbox | 'job-alerts',
  req: PayloadRequest,
  all: readonly number[],
): AsyncGenerator<Record<string, unknown>> {
  for (const ids of batches(all)) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      sort: 'id',
      ...asCaller,
      req,
    })
    for (const document of docs) yield { id: document.id, ...readable(document) }
  }
}

function* batches(ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += batch) yield ids.slice(start, start + batch)
}
