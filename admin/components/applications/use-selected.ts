'use client'
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import type { Application } from '@vitrina/content/payload-types.ts'
import { mergeListSearchAndWhere } from 'payload/shared'
import { type Answer, ask } from '../ask.ts'
import { queryParameters } from '../inbox/query-parameters.ts'

export type Selected = Pick<Application, 'id' | 'name' | 'reference' | 'status' | 'vacancy'>

/** Reads the selected applications: the checked ones, or all that match the list's filter. */
export function useSelected(): (unreachable: string) => Promise<Answer<{ docs: Selected[] }>> {
  const { selectAll, selectedIDs } = useSelection()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const where =
    String(selectAll) === 'allAvailable'
      ? mergeListSearchAndWhere({
          collectionConfig: getEntityConfig({ collectionSlug: 'applications' }),
          search: query?.search ?? '',
          where: query?.where,
        })
      : { id: { in: selectedIDs } }
  const asked = new URLSearchParams([
    ...queryParameters('where', where),
    ...queryParameters('select', { name: true, reference: true, status: true, vacancy: true }),
    ['populate[careers][title]', 'true'],
    ['depth', '1'],
    ['pagination', 'false'],
  ])
  return (unreachable) => ask<{ docs: Selected[] }>(`applications?${asked}`, unreachable)
}
