import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import fonts from './fonts.css?inline'
import styles from './index.css?inline'
import wholeSheet from './index.css?url'

const elementId = 'styles'

/**
 * Inline are the rules that the page uses (used-styles.ts); the full sheet, in `data-whole`, loads
 * with the scripts. Font faces are only inline: declared twice, they would load twice and shift the
 * text. The client bundle does not contain the styles; they are read back from the page.
 */
export function InlineStyles() {
  const nonce = use(NonceContext)
  if (import.meta.env.DEV) return null
  return (
    <>
      <style
        id={elementId}
        nonce={nonce}
        data-whole={wholeSheet}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? fonts + styles : readBack() }}
      />
      <noscript>
        <link rel="stylesheet" href={wholeSheet} />
      </noscript>
    </>
  )
}

const readBack = () => document.getElementById(elementId)?.textContent ?? ''
