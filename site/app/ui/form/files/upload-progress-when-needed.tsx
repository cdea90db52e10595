import { lazy, Suspense } from 'react'

/** A form is sent all the same where it cannot be loaded. */
const UploadProgress = lazy(() =>
  import('./upload-progress.tsx').then(
    ({ UploadProgress }) => ({ default: UploadProgress }),
    () => ({ default: () => <></> }),
  ),
)

/** `UploadProgress`, fetched while a form is sent. */
export function UploadProgressWhenNeeded({ sending }: { sending: boolean }) {
  return (
    sending && (
      <Suspense>
        <UploadProgress />
      </Suspense>
    )
  )
}
