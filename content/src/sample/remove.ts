import type { CollectionSlug, Payload } from 'payload'
import { ignoreUses } from '../publishing/references/protect-referenced.ts'
import { inTransaction } from '../storage/transaction.ts'
import { clearSampleGlobals } from './clear-globals.ts'

/**
 * Removes what came with the sample company, and nothing that staff made: its documents, and its
 * words and addresses in the globals. Where the documents were removed before, the globals are
 * cleared all the same.
 *
 * @returns how many documents were removed.
 */
export async function removeSampleContent(payload: Payload): Promise<number> {
  const marker = await payload.findGlobal({ slug: 'sample-content' })
  if (!marker.loadedAt) return 0
  const documents = (marker.documents ?? []) as Array<{ collection: CollectionSlug; id: number }>
  await inTransaction(payload, async (req) => {
    ignoreUses(req)
    // Newest first: what refers to others goes before what it refers to.
    for (const { collection, id } of documents.toReversed()) {
      await payload.delete({ collection, where: { id: { equals: id } }, req, trash: true })
    }
    await clearSampleGlobals(payload, req)
    await payload.updateGlobal({
      slug: 'sample-content',
      req,
      data: { removedAt: marker.removedAt ?? new Date().toISOString(), documents: [] },
    })
  })
  return documents.length
}
