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
function inlineStyles(look: Look | undefined): string {
  const faces = fontFaces(look?.family ?? 'onest')
  if (import.meta.env.DEV) return faces + (look?.styles ?? '')
  return faces + (look ? withoutReplaced(styles, look.styles) + look.styles : styles)
}

/** Leaves out the colours that the brand replaces, which would only make the page larger. */
const withoutReplaced = (sheet: string, brand: string) =>
  ['body', String.raw`body\.dark`].reduce((rest, selector) => {
    const [, own = ''] = new RegExp(`html ${selector}{([^}]*)`).exec(brand) ?? []
    const names: string[] = own.match(/--[\w-]+(?=:)/g) ?? []
    return rest.replace(new RegExp(`(?<=[{}]${selector}{)--[^}]*`), (colours) =>
      colours
        .split(';')
        .filter((each) => !names.includes(each.split(':')[0] ?? ''))
        .join(';'),
    )
  }, sheet)

const readBack = () => document.getElementById(elementId)?.textContent ?? ''
