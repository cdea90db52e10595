import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import type { LegalPage } from '@vitrina/content/payload-types.ts'
import { pageAddress } from './page-address.ts'

type RichText = LegalPage['body']

/**
 * Turns rich text into HTML on the server, so that no browser loads an editor's format. The
 * converter escapes text and cleans addresses. No `style` attribute comes out: the content security
 * policy would refuse it. Links to documents need a query with depth 1 at least.
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

const links = LinkHTMLConverter({
  internalDocToHref: ({ linkNode }) => pageAddress(linkNode.fields.doc) ?? '',
})

/** Payload's own list items carry an empty `style`, a `class` and a `value` that nothing reads. */
const withoutStyles: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...links,
  link: (args) => {
    const { fields, children } = args.node
    const leadsNowhere = fields.linkType === 'internal' && !pageAddress(fields.doc)
    if (leadsNowhere || typeof links.link !== 'function') {
      return args.nodesToHTML({ nodes: children }).join('')
    }
    return links.link(args)
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
})
