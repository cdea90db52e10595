import type { CollectionSlug, Payload } from 'payload'
import { inTransaction } from '../storage/transaction.ts'
import { ignoreUses } from '../uses/refuse-while-used.ts'

/**
 * Removes every document that came with the sample company, and nothing that staff made.
 *
 * @returns how many documents were removed.
 */
export async function removeSampleContent(payload: Payload): Promise<number> {
  const marker = await payload.findGlobal({ slug: 'sample-content' })
  if (!marker.loadedAt || marker.removedAt) return 0
  const documents = marker.documents as Array<{ collection: CollectionSlug; id: number }>
  await inTransaction(payload, async (req) => {
    // The pages of globals stay, and are to be rewritten.
    ignoreUses(req)
    // Newest first: what refers to others goes before what it refers to.
    for (const { collection, id } of documents.toReversed()) {
      await payload.delete({ collection, where: { id: { equals: id } }, req, trash: true })
    }
    await payload.updateGlobal({
      slug: 'sample-content',
      req,
      data: { removedAt: new Date().toISOString(), documents: [] },
    })
  })
  return documents.length
}
