import { translate } from '@vitrina/content/languages/translate.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'

type Props = { collection: CollectionSlug; ids: unknown[]; req: PayloadRequest }

type Related = { id: number; title?: string; name?: string; originalName?: string; url?: string }

/** The documents that a field names, as links: files to the file, others to their page in the admin. */
export async function RelatedDocuments({ collection, ids, req }: Props) {
  const { payload, user, i18n } = req
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    draft: true,
    trash: true,
    overrideAccess: false,
    user,
  })
  const found = docs as unknown as Related[]
  if (found.length === 0) return translate('No longer there', i18n.language)
  return (
    <ul className="fact__list">
      {found.map(({ id, title, name, originalName, url }) => (
        <li key={id}>
          <a href={url ? pathOf(url) : `/admin/collections/${collection}/${id}`}>
            {title ?? name ?? originalName ?? id}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Below the address at which staff have opened the admin, whichever it is. */
function pathOf(url: string): string {
  return new URL(url, 'http://admin.invalid').pathname
}
