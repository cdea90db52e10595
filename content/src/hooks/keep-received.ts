import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../languages/translate.ts'

type Note = {
  id?: string | null
  text: string
  author?: number | null
  writtenAt?: string | null
}

/**
 * Freezes when something was received, and leaves notes to those who wrote them: only the author
 * changes a note, only the author or an administrator deletes it, and who wrote it and when is
 * noted here, whatever is sent. Restoring an older version touches neither, nor the trash.
 */
export const keepReceived: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const { createdAt, deletedAt = null, notes = [] } = originalDoc
  if (req.context.isRestoringVersion) return { ...data, createdAt, deletedAt, notes }
  if (!req.user || !data.notes) return { ...data, createdAt }
  return { ...data, createdAt, notes: signNotes(data.notes, notes, req) }
}

function signNotes(given: Note[], before: Note[], req: PayloadRequest): Note[] {
  const author = req.user?.id as number
  const others = new Map(before.map((note) => [note.id, note]))
  const signed = given.map(({ id, text }) => {
    const old = others.get(id)
    // The id of a note of another document would take that one's place.
    if (!old) return { text, author, writtenAt: new Date().toISOString() }
    others.delete(id)
    if (old.text !== text && old.author !== author) {
      throw refusal('Only its author can change a note.', req)
    }
    return { ...old, text }
  })
  const deleted = [...others.values()]
  if (req.user?.role !== 'admin' && deleted.some((note) => note.author !== author)) {
    throw refusal(
      'Only its author or an administrator can delete a note. If a colleague has just added one, reload the page.',
      req,
    )
  }
  return signed
}

const refusal = (wording: Wording, { i18n }: PayloadRequest) =>
  new APIError(translate(wording, i18n.language), 403, null, true)
