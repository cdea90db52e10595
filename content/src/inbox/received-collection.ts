import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
  type FlattenedField,
  type PayloadRequest,
  type TextField,
  traverseFields,
} from 'payload'
import { setChangedBy } from '../fields/common-fields.ts'
import { apiError } from '../http/error-response.ts'
import type { Application } from '../payload-types.ts'
import { rejectErased } from '../personal-data/erase-holdings.ts'
import { hasRole, hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import { exportCsv } from './export-csv.ts'
import { type ReceivedFields, receivedFields } from './received-fields.ts'

type Received = ReceivedFields & {
  endpoints: Omit<Endpoint, 'root'>[]
  admin: CollectionConfig['admin']
}

/** Visitors' submissions. Only the form creates them; no API can change what was recorded. */
export function receivedCollection(received: Received): CollectionConfig {
  const { inbox, readers, endpoints, admin } = received
  const serverProps = { inbox }
  const access = staffWith(...readers)
  return {
    slug: inbox,
    access: {
      create: noAccess,
      read: access,
      readVersions: access,
      update: access,
      delete: staffWith('admin'),
    },
    versions: { maxPerDoc: 0, drafts: false },
    trash: true,
    enableQueryPresets: true,
    defaultSort: '-createdAt',
    hooks: {
      beforeValidate: [freezeFactsOnRestore],
      beforeChange: [freezeSubmission, setChangedBy, rejectErased],
    },
    endpoints: [exportCsv(inbox), ...endpoints],
    admin: {
      group: 'Inbox',
      useAsTitle: 'reference',
      hidden: hiddenUnless(...readers),
      components: {
        beforeListTable: ['@vitrina/admin/components/inbox/inbox-tools.tsx#ListTools'],
        edit: {
          beforeDocumentControls: [
            { path: '@vitrina/admin/components/inbox/inbox-tools.tsx#ReplyByEmail', serverProps },
            ...(inbox === 'applications'
              ? ['@vitrina/admin/components/applications/application-tools.tsx#WriteEmailTool']
              : []),
            {
              path: '@vitrina/admin/components/personal-data/person-view.tsx#AboutPerson',
              serverProps,
            },
          ],
        },
      },
      ...admin,
    },
    fields: freezeFacts(receivedFields(received)),
  }
}

/** Makes read-only and hidden fields immutable in all APIs, except with `overrideAccess`. */
function freezeFacts(fields: Field[]): Field[] {
  const callback = ({ field }: { field: object }): void => {
    if (!isFact(field)) return
    field.access = { update: ({ req }) => isRestoring(req) }
    field.admin = { ...field.admin, disableBulkEdit: true }
  }
  traverseFields({ fields, callback })
  return fields
}

/**
 * Keeps facts unchanged while staff restore an older version. Payload reports fields without update
 * access as missing, so the current values are copied back instead.
 */
const freezeFactsOnRestore: CollectionBeforeValidateHook = ({
  collection,
  data = {},
  originalDoc,
  req,
}) => {
  if (isRestoring(req)) copyFacts(collection.flattenedFields, originalDoc ?? {}, data)
  return data
}

type Values = Record<string, unknown>

function copyFacts(fields: readonly FlattenedField[], from: Values, to: Values): void {
  for (const field of fields) {
    if (isFact(field)) to[field.name] = from[field.name]
    else if (field.type === 'group') {
      to[field.name] ??= {}
      copyFacts(field.flattenedFields, (from[field.name] ?? {}) as Values, to[field.name] as Values)
    }
  }
}

type Fact = { name: string } & Pick<TextField, 'access' | 'admin'>

function isFact(field: object): field is Fact {
  const { name, admin } = field as Partial<Fact>
  return Boolean(name && (admin?.readOnly || admin?.hidden))
}

const isRestoring = ({ context }: PayloadRequest) => context.isRestoringVersion === true

type Note = NonNullable<Application['notes']>[number]

/**
 * Keeps `createdAt` unchanged and protects notes: only the author can change one, and its author
 * and time are set here. An administrator deletes a colleague's note only by sending the `updatedAt`
 * of a document that had it, as the form does: a form opened earlier would delete newer notes
 * unseen. Restoring an older version changes neither, nor `deletedAt`.
 */
const freezeSubmission: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const { createdAt, deletedAt = null, notes = [] } = originalDoc
  if (isRestoring(req)) return { ...data, createdAt, deletedAt, notes }
  if (!req.user || !data.notes) return { ...data, createdAt }
  return { ...data, createdAt, notes: signNotes(data.notes, notes, req) }
}

function signNotes(given: Note[], before: Note[], req: PayloadRequest): Note[] {
  const author = req.user?.id
  const others = new Map(before.map((note) => [note.id, note]))
  const signed = given.map(({ id, text }) => {
    const old = others.get(id)
    // The id of another document's note would replace that note.
    if (!old) return { text, author, writtenAt: new Date().toISOString() }
    others.delete(id)
    if (old.text !== text && old.author !== author) {
      throw apiError(req, 403, 'Only its author can change a note.')
    }
    return { ...old, text }
  })
  const seenAt = hasRole(req.user, 'admin') ? String(req.data?.updatedAt ?? '') : ''
  const mayDelete = ({ author: by, writtenAt }: Note) =>
    by === author || Date.parse(writtenAt ?? '1970-01-01') <= Date.parse(seenAt)
  if (![...others.values()].every(mayDelete)) {
    throw apiError(
      req,
      403,
      'Only its author or an administrator can delete a note. If a colleague has just added one, reload the page.',
    )
  }
  return signed
}
