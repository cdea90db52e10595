'use client'

import {
  ConfigProvider,
  DefaultEditView,
  PublishButton,
  SaveDraftButton,
  useConfig,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientConfig, DocumentViewClientProps } from 'payload'
import { createContext, use, useMemo } from 'react'
import { AfterAutosave } from './after-autosave.tsx'
import { withoutAutosave } from './without-autosave.ts'

const buttons = {
  PublishButton: <Publish />,
  SaveDraftButton: <AfterAutosave>{() => <SaveDraftButton />}</AfterAutosave>,
}

function Publish() {
  const { t } = useTranslation()
  return (
    <AfterAutosave>
      {(waiting) => <PublishButton label={waiting ? `${t('version:publishing')}…` : undefined} />}
    </AfterAutosave>
  )
}

/** The config as sent by the server, for a form in a drawer inside another form. */
const SentConfig = createContext<ClientConfig | undefined>(undefined)

/**
 * Payload's form, with autosave only once the document exists. Until then it has save buttons and
 * warns about unsaved changes on leaving.
 */
export function EditView(props: DocumentViewClientProps) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const sent = use(SentConfig) ?? config
  const own = useMemo(
    () =>
      id || globalSlug
        ? sent
        : {
            ...sent,
            collections: sent.collections.map((each) =>
              each.slug === collectionSlug ? withoutAutosave(each) : each,
            ),
          },
    [sent, id, collectionSlug, globalSlug],
  )
  return (
    <SentConfig value={sent}>
      <ConfigProvider config={own}>
        <DefaultEditView
          {...props}
          {...buttons}
          // Unpublishing a global is rejected (`publishing/guard-published.ts`).
          {...(globalSlug && { UnpublishButton: null })}
        />
      </ConfigProvider>
    </SentConfig>
  )
}
