import { use } from 'react'
import { NonceContext } from '../nonce.ts'
import fonts from './fonts.css?inline'
import styles from './index.css?inline'
import wholeSheet from './index.css?url'

const elementId = 'styles'

/**
 * The style sheet, inside the page: the first paint waits for nothing else. The server reduces it
 * to what the page uses (server/page/styles); the whole of it follows with the page's scripts, from
 * the address in `data-whole`; where there are none, the `noscript` brings it. The font faces stand
 * in the page alone: declared a second time they would be loaded and shown a second time, and move
 * the text. In the browser its text is not part of the bundle; it is read back
 * from the page.
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
