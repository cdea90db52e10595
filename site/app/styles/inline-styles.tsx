import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import fonts from './fonts.css?inline'
import styles from './index.css?inline'
import wholeSheet from './index.css?url'

const elementId = 'styles'

/**
 * The server reduces the inline style sheet to the rules the page uses (used-styles.ts); the full
 * one, in `data-whole`, is loaded with the page's scripts. The font faces are only inline: declared
 * twice, they would load and render twice and shift the text. The client bundle does not contain
 * the styles; they are read back from the page.
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
