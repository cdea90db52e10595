'use client'
import { Button, toast } from '@payloadcms/ui'
import type { Wording } from '@vitrina/content/i18n/translator.ts'
import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { useApi, useMessages } from './client.ts'

/** A small secondary button, as used above lists and in document headers. */
export function ToolButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button buttonStyle="secondary" margin={false} size="small" type="button" {...props} />
}

type Props = {
  path: string
  body?: object
  label: Wording
  done: Wording
  /** Asked before. */
  question?: Wording
  size?: 'small' | 'medium'
}

/** Calls the REST API, says that it is done or why not, and renders the page anew. */
export function ActionButton({ path, body = {}, label, done, question, size = 'small' }: Props) {
  const { t } = useMessages()
  const api = useApi()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const act = async () => {
    if (question && !window.confirm(t(question))) return
    setBusy(true)
    const { error } = await api(path, body)
    if (error === undefined) toast.success(t(done))
    else toast.error(error)
    setBusy(false)
    router.refresh()
  }
  return (
    <ToolButton disabled={busy} onClick={act} size={size}>
      {t(label)}
    </ToolButton>
  )
}

/** A link within the admin. By default, Next requests every linked page in advance. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink {...props} prefetch={false} />
}
