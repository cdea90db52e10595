import type { Access, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { anyStaff, noAccess, slugsAllowing } from './access.ts'

/**
 * Restricts document locks, which Payload lets all staff read, create and delete. A role sees the
 * locks of what it may edit, and users can take over a document only for themselves.
 */
export async function guardLocks(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  const locks = sanitized.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no collection of locks: see what replaced it.')
  Object.assign(locks.access, {
    create: noAccess,
    read: locksOfWhatIsEditable,
    update: takeOver,
    delete: locksOfWhatIsEditable,
  })
  return sanitized
}

const locksOfWhatIsEditable: Access = async (args) =>
  (await anyStaff(args)) ? locksIn(args.req) : false

const takeOver: Access<{ user?: unknown }> = async ({ req, data }) => {
  if (data?.user !== undefined && !isSelf(req, data.user)) return false
  return locksOfWhatIsEditable({ req })
}

async function locksIn(req: PayloadRequest): Promise<Where> {
  const { collections, globals } = req.payload.config
  const lockable = collections.filter(({ lockDocuments }) => lockDocuments !== false)
  const [documents, pages] = await Promise.all([
    slugsAllowing(req, 'update', lockable),
    slugsAllowing(req, 'update', globals),
  ])
  return {
    or: [
      ...documents.map((slug) => ({ 'document.relationTo': { equals: slug } })),
      ...pages.map((slug) => ({ globalSlug: { equals: slug } })),
    ],
  }
}

function isSelf(req: PayloadRequest, user: unknown): boolean {
  const { relationTo, value } = (user ?? {}) as { relationTo?: unknown; value?: unknown }
  return relationTo === req.user?.collection && value === req.user?.id
}
