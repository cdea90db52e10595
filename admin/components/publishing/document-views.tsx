import { renderDocumentHandler } from '@payload-document/handleServerFunction.js'
import { DocumentView } from '@payload-document/index.js'
import { VersionsView as PayloadVersionsView } from '@payload-views/Versions/index.js'
import type { RenderDocumentServerFunction } from '@payloadcms/ui'
import { translator } from '@vitrina/content/i18n/translator.ts'
import type {
  AdminViewServerProps,
  CollectionSlug,
  Column,
  DocumentViewServerProps,
  Payload,
  ServerProps,
} from 'payload'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { companyTimeZone } from '../company.ts'
import { ScheduleZoneProvider } from './edit-view.tsx'
import { withoutAutosave } from './without-autosave.ts'

/** Payload's form for a new document, without creating the document before the first save. */
export function CreateView({ initPageResult, ...props }: AdminViewServerProps) {
  const { collectionConfig } = initPageResult
  return DocumentView({
    ...props,
    documentSubViewType: 'default',
    viewType: 'document',
    initPageResult: {
      ...initPageResult,
      collectionConfig: collectionConfig && withoutAutosave(collectionConfig),
    },
  })
}

/** Renders a document in a drawer; new documents are not created before the first save. */
export const renderDrawer: RenderDocumentServerFunction = (args) => {
  const { docID, req } = args
  const collectionSlug = args.collectionSlug as CollectionSlug
  const collection = req.payload.collections[collectionSlug]
  if (docID || !collection) return renderDocumentHandler(args)
  const collections = {
    ...req.payload.collections,
    [collectionSlug]: { ...collection, config: withoutAutosave(collection.config) },
  }
  const payload: Payload = Object.create(req.payload, { collections: { value: collections } })
  return renderDocumentHandler({ ...args, req: { ...req, payload } })
}

/** Payload's list of versions, with a column for who made them; it has no option for one. */
export async function VersionsView(props: DocumentViewServerProps) {
  const heading = translator(props.i18n)('Made by')
  return withColumn(await PayloadVersionsView(props), (ids) => ({
    accessor: 'changedBy',
    active: true,
    field: { name: '', type: 'text' } as Column['field'],
    Heading: heading,
    renderedCells: ids.map((id) => <Author {...props} key={id} version={id} />),
  }))
}

type Props = { children?: ReactNode; columns?: Column[]; data?: { docs: { id: number }[] } }

/** Adds a column to the table inside an element, which gets its rows from one around it. */
function withColumn(
  node: ReactNode,
  column: (ids: number[]) => Column,
  ids: number[] = [],
): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Props>(child)) return child
    const { children, columns, data } = child.props
    if (columns) return cloneElement(child, { columns: [...columns, column(ids)] })
    const rows = data?.docs.map(({ id }) => id) ?? ids
    return cloneElement(child, undefined, withColumn(children, column, rows))
  })
}

/** Older versions, and those of deleted accounts, have no known author. */
async function Author({
  i18n,
  initPageResult: { collectionConfig, globalConfig },
  payload,
  version,
}: DocumentViewServerProps & { version: number }) {
  const read = {
    id: String(version),
    select: { version: { changedBy: true } },
    populate: { users: { name: true } },
    ...{ depth: 1, showHiddenFields: true, trash: true },
  } as const
  // Like everything with versions, both have the field.
  const found = collectionConfig
    ? await payload.findVersionByID({
        collection: collectionConfig.slug as 'projects',
        ...read,
      })
    : await payload.findGlobalVersionByID({ slug: globalConfig?.slug as 'home', ...read })
  const { changedBy } = found.version
  const name = typeof changedBy === 'object' && changedBy?.name
  return name || translator(i18n)('Unknown author')
}

/** Around the admin: publishing is scheduled in the company's time zone, wherever staff are. */
export async function CompanyTimeZone({
  children,
  payload,
}: ServerProps & { children: ReactNode }) {
  return (
    <ScheduleZoneProvider zone={await companyTimeZone(payload)}>{children}</ScheduleZoneProvider>
  )
}
