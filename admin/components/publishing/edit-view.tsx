'use client'

import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientConfig, DocumentViewClientProps } from 'payload'
import { createContext, use, useMemo } from 'react'
import { withoutAutosave } from './without-autosave.ts'

/** The configuration as the server sent it, for a form in a drawer of another form. */
const SentConfig = createContext<ClientConfig | undefined>(undefined)

/**
 * Payload's form, which saves by itself once its document is stored. Before that it is saved by its
 * buttons, and warns whoever leaves it.
 */
export function EditView(props: DocumentViewClientProps) {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const sent = use(SentConfig) ?? config
  const own = useMemo(
    () =>
      id
        ? sent
        : {
            ...sent,
            collections: sent.collections.map((each) =>
              each.slug === collectionSlug ? withoutAutosave(each) : each,
            ),
          },
    [sent, id, collectionSlug],
  )
  return (
    <SentConfig value={sent}>
      <ConfigProvider config={own}>
        <DefaultEditView {...props} />
      </ConfigProvider>
    </SentConfig>
  )
}
