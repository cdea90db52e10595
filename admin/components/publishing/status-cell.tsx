import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'

/** List cell: the status. Unlike Payload's, “has published version” means one visitors see now. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === 'published') return i18n.t('version:published')
  if (cellData !== 'changed') return i18n.t('version:draft')
  const { totalDocs } = await payload.count({
    collection: collectionSlug as CollectionSlug,
    where: { id: { equals: rowData.id }, _status: { equals: 'published' } },
    overrideAccess: true,
  })
  return i18n.t(totalDocs > 0 ? 'version:draftHasPublishedVersion' : 'version:draft')
}
