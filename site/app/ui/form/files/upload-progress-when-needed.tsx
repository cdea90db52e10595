import { whenNeeded } from '../../when-needed.tsx'

const UploadProgress = whenNeeded(() => import('./upload.tsx'))

/** Loaded while a form is being submitted. */
export function UploadProgressWhenNeeded({ sending }: { sending: boolean }) {
  return sending && <UploadProgress />
}
