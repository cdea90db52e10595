import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sendTokenWithFetch } from './browser/forgery.ts'

// When starting fails, the page the server rendered stays, with working links and forms.
try {
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
