import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '~/paraglide/messages.js'

type Props = { live: boolean; adminUrl?: string }

/** Says that a draft is shown. Beside its form in the admin, it follows what is typed there. */
export function PreviewNotice({ live, adminUrl }: Props) {
  useFollowDraft(live ? adminUrl : undefined)
  return (
    <p className="preview-notice" role="status">
      {m.preview_notice()}
    </p>
  )
}

/** Reads the page's data again whenever the admin says that the draft was kept. */
function useFollowDraft(adminUrl: string | undefined) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!adminUrl) return
    const { origin } = new URL(adminUrl)
    let stop = () => {}
    let isGone = false
    void import('@payloadcms/live-preview').then(({ isDocumentEvent, ready }) => {
      if (isGone) return
      const follow = (event: MessageEvent) => {
        if (isDocumentEvent(event, origin)) void revalidate()
      }
      addEventListener('message', follow)
      stop = () => removeEventListener('message', follow)
      ready({ serverURL: origin })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [adminUrl, revalidate])
}
