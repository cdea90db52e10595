import { use } from 'react'
import { NonceContext } from '../nonce.ts'

/**
 * A script inside the page. In the browser it has run already, and its text is not part of the
 * bundle: pass `import.meta.env.SSR ? code : ''`.
 */
export function InlineScript({ code, type }: { code: string; type?: 'speculationrules' }) {
  const nonce = use(NonceContext)
  return (
    <script
      nonce={nonce}
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, see build-tools/inline-scripts.ts
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
