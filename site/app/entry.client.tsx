import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sendTokenWithFetch } from './browser/forgery.ts'
import { tellProgressOfFiles } from './browser/upload/send-files.ts'

// When starting fails, the page the server rendered stays, with working links and forms.
try {
  // In this order: the token goes along with files as well.
  tellProgressOfFiles(window)
  sendTokenWithFetch(window)
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
