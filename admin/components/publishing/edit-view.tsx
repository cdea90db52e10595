'use client'
import {
  ConfigProvider,
  DefaultEditView,
  PublishButton,
  SaveDraftButton,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientConfig, DocumentViewClientProps } from 'payload'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../client.ts'
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

/** Payload's form, autosaving only an existing document; a new one warns about unsaved changes. */
export function EditView(props: DocumentViewClientProps) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const sent = useScheduleZone(use(SentConfig) ?? config)
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

/** What saves the document; the other buttons only open something. */
const saveButtons = '#action-save, #action-save-draft, #publish-locale'

/** Payload's save buttons, but a click during an autosave saves after it instead of being lost. */
function AfterAutosave({ children }: { children: (waiting: boolean) => ReactNode }) {
  const autosaving = useFormBackgroundProcessing()
  const processing = useFormProcessing()
  const modified = useFormModified()
  const failed = useFormSubmitted()
  const { setModified, setProcessing } = useForm()
  const [clicked, setClicked] = useState<HTMLButtonElement>()
  const submitted = useRef(false)
  const element = useRef<HTMLSpanElement>(null)
  const focused = useRef<HTMLElement>(undefined)

  // A disabled button would receive no click and lose the focus.
  useLayoutEffect(() => {
    for (const button of element.current?.querySelectorAll<HTMLButtonElement>(saveButtons) ?? []) {
      button.disabled = !autosaving && button.ariaDisabled === 'true'
    }
    if (autosaving && document.activeElement === document.body) focused.current?.focus()
  }, [autosaving])

  useEffect(() => {
    if (!clicked || autosaving) return
    // The autosave has left nothing to save, but the click is for what it has stored.
    setModified(true)
    setProcessing(false)
    if (!modified || processing) return
    setClicked(undefined)
    clicked.click()
  }, [clicked, autosaving, modified, processing, setModified, setProcessing])

  // What could not be saved is still a change.
  useEffect(() => {
    if (processing || !submitted.current) return
    submitted.current = false
    if (failed) setModified(true)
  }, [processing, failed, setModified])

  const remember = (event: MouseEvent) => {
    const button = saveButton(event)
    if (!button || !autosaving || !event.isTrusted) return
    event.stopPropagation()
    setClicked(button)
    // What is typed from now on would not be part of what was to be saved.
    setProcessing(true)
  }
  // Not before Payload's own handler, whose button would be disabled by it.
  const saving = (event: MouseEvent) => {
    if (!saveButton(event) || autosaving) return
    submitted.current = modified
    // Otherwise, Payload autosaves once more what is being saved now.
    setModified(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button clicks it
    <span
      ref={element}
      aria-busy={Boolean(clicked)}
      onClickCapture={remember}
      onClick={saving}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onBlur={() => {
        focused.current = undefined
      }}
      style={{ display: 'contents' }}
    >
      {children(Boolean(clicked))}
    </span>
  )
}

const saveButton = ({ target }: MouseEvent) =>
  (target as Element).closest<HTMLButtonElement>(saveButtons)

const ScheduleZone = createContext('UTC')

export function ScheduleZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  return <ScheduleZone value={zone}>{children}</ScheduleZone>
}

/** The config with one time zone to choose, which Payload's dialog then shows as fixed. */
function useScheduleZone(config: ClientConfig): ClientConfig {
  const { t } = useMessages()
  const zone = use(ScheduleZone)
  const label = t('Company time ({zone})', { zone })
  return useMemo(() => {
    const timezones = { defaultTimezone: zone, supportedTimezones: [{ label, value: zone }] }
    return { ...config, admin: { ...config.admin, timezones } }
  }, [config, zone, label])
}
