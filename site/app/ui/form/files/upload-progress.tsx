import { useSyncExternalStore } from 'react'
import { currentUploadShare, subscribeToUpload } from '~/browser/upload/upload-progress.ts'
import { m } from '~/paraglide/messages.js'

/** The progress of a form's file upload; screen readers announce every quarter only. */
export default function UploadProgress() {
  const share = useSyncExternalStore(subscribeToUpload, currentUploadShare, () => undefined)
  const percent = share === undefined ? undefined : Math.floor(share * 100)
  return (
    <div className="upload">
      {percent !== undefined && (
        <p className="upload-shown">
          <span aria-hidden="true">{words(percent)}</span>
          <progress max={100} value={percent} aria-label={m.upload_label()} />
        </p>
      )}
      {/* Always rendered: a live region inserted together with its text is not announced. */}
      <p className="visually-hidden" role="status">
        {percent !== undefined && words(percent - (percent % 25))}
      </p>
    </div>
  )
}

const words = (percent: number) =>
  percent === 100 ? m.upload_sent() : m.upload_sending({ percent })
