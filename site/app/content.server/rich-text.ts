import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type { LegalPage } from '@vitrina/content/payload-types.ts'

type RichText = LegalPage['body']

/**
 * Turns rich text into HTML on the server, so that no browser loads an editor's format. The
 * converter escapes text and cleans addresses. No `style` attribute comes out: the content security
 * policy would refuse it.
 *
 * @returns an empty string when there is no text.
 */
export function toHtml(richText: RichText | null | undefined): string {
  if (!richText) return ''
  return convertLexicalToHTML({
    data: richText as Parameters<typeof convertLexicalToHTML>[0]['data'],
    converters: withoutStyles,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
}

/** Payload's own list items carry an empty `style`, a `class` and a `value` that nothing reads. */
const withoutStyles: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
})
