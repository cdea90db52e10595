import { VersionsView as PayloadVersionsView } from '@payload-views/Versions/index.js'
import { translator } from '@vitrina/content/i18n/translator.ts'
import type { Column, DocumentViewServerProps } from 'payload'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

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

/** Nobody made older versions, and those of deleted accounts. */
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
