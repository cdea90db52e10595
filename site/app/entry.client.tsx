import { serviceWorkerPath } from '@vitrina/content/paths.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportUploadProgress, sendTokenWithFetch } from './browser/fetch.ts'
import { type Locale, overwriteGetLocale } from './paraglide/runtime.js'

// In development, browsers have the texts of all languages; a build has those of one.
if (import.meta.env.DEV) overwriteGetLocale(() => document.documentElement.lang as Locale)

// If hydration fails, the server-rendered page stays, with working links and forms.
try {
  // Order matters: uploads must also carry the token.
  reportUploadProgress(window)
  sendTokenWithFetch(window)
  // It shows the contacts while the browser is offline; without it, the browser's own page.
  if (import.meta.env.PROD) navigator.serviceWorker?.register(serviceWorkerPath).catch(() => {})
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
} catch (error) {
  console.error('The page could not be started:', error)
}
