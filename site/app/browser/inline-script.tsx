import { createContext, use } from 'react'

/** The nonce of our inline scripts and styles; `undefined` in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** An inline script. Keep its text out of the client bundle: `import.meta.env.SSR ? code : ''`. */
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
