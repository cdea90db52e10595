'use client'

import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientConfig, DocumentViewClientProps } from 'payload'
import { createContext, use, useMemo } from 'react'
import { withoutAutosave } from './without-autosave.ts'

/** The config as sent by the server, for a form in a drawer inside another form. */
const SentConfig = createContext<ClientConfig | undefined>(undefined)

/**
 * Payload's form, with autosave only once the document exists. Until then it has save buttons and
 * warns about unsaved changes on leaving.
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
