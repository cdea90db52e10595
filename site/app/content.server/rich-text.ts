import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { referencePath } from '@vitrina/content/paths.ts'
import type { LegalPage } from '@vitrina/content/payload-types.ts'

type RichText = LegalPage['body']

/**
 * Converts rich text to HTML on the server, so that browsers do not load the editor's format. The
 * converter escapes text and sanitizes URLs. The output has no `style` attributes, which the
 * content security policy would block. Links to documents need a query with depth 1 or more.
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
  internalDocToHref: ({ linkNode }) => referencePath(linkNode.fields.doc) ?? '',
})

/** Payload's list items have an empty `style`, and a `class` and a `value` that nothing uses. */
const withoutStyles: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...links,
  link: (args) => {
    const { fields, children } = args.node
    const hasTarget = fields.linkType !== 'internal' || referencePath(fields.doc)
    if (hasTarget && typeof links.link === 'function') return links.link(args)
    return args.nodesToHTML({ nodes: children }).join('')
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
})
