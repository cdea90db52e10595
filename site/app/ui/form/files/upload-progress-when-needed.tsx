import { whenNeeded } from '../../when-needed.tsx'

const UploadProgress = whenNeeded(() => import('./upload-progress.tsx'))

/** `UploadProgress`, fetched while a form is sent. */
export function UploadProgressWhenNeeded({ sending }: { sending: boolean }) {
  return sending && <UploadProgress />
}
