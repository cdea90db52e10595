import { use } from 'react'
import { fontFaces } from '../brand/font-faces.ts'
import type { Look } from '../brand/look.server.ts'
import { NonceContext } from '../browser/inline-script.tsx'
import styles from './index.css?inline'
import wholeSheet from './index.css?url'

const elementId = 'styles'

/**
 * Inline are the rules that the page uses (used-styles.ts); the full sheet, in `data-whole`, loads
 * with the scripts. Font faces are only inline (declared twice, they would load twice and
 * shift the text), and so is the brand. The client bundle does not contain the styles; they are read back from the page.
 */
export function InlineStyles({ look }: { look?: Look }) {
  const nonce = use(NonceContext)
  return (
    <>
      <style
        id={elementId}
        nonce={nonce}
        data-whole={wholeSheet}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlineStyles(look) : readBack() }}
      />
      <noscript>
        <link rel="stylesheet" href={wholeSheet} />
      </noscript>
    </>
  )
}

/** In development, the style sheets are links. */
const inlineStyles = (look: Look | undefined) =>
  fontFaces(look?.family ?? 'onest') + (import.meta.env.DEV ? '' : styles) + (look?.styles ?? '')

const readBack = () => document.getElementById(elementId)?.textContent ?? ''
