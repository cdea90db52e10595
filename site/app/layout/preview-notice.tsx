import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { PreviewState } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'

type Props = {
  live: boolean
  state: PreviewState
  adminUrl?: string
  /** The preview is of the brand, which is in the document's head. */
  isOfBrand: boolean
}

const notices = {
  draft: m.preview_notice,
  changed: m.preview_notice_changed,
  published: m.preview_notice_published,
} satisfies Record<PreviewState, () => string>

/** Whether visitors can see this version. Beside its form in the admin, it follows the edits. */
export default function PreviewNotice({ live, state, adminUrl, isOfBrand }: Props) {
  useFollowDraft(live ? adminUrl : undefined, isOfBrand)
  return (
    <p className="preview-notice" role="status">
      {notices[state]()}
    </p>
  )
}

/** Revalidates the page's data, or loads the page again, whenever the admin reports that the draft was saved. */
function useFollowDraft(adminUrl: string | undefined, isReloaded: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!adminUrl) return
    const { origin } = new URL(adminUrl)
    const follow = (event: MessageEvent) => {
      if (!isDocumentEvent(event, origin)) return
      if (isReloaded) location.reload()
      else void revalidate()
    }
    addEventListener('message', follow)
    ready({ serverURL: origin })
    return () => removeEventListener('message', follow)
  }, [adminUrl, isReloaded, revalidate])
}
