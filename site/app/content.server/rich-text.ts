import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { referencePath } from '@vitrina/content/paths.ts'
import type { LegalPage } from '@vitrina/content/payload-types.ts'
import { localizedPath } from '~/languages.server.ts'
import { mediaConverters, type TextNodes } from './rich-text-media.tsx'

/**
 * Converts rich text to HTML on the server, so that browsers do not load the editor's format. The
 * converter escapes text and sanitizes URLs. The output has no `style` attributes, which the
 * content security policy would block. Links to documents need a query with depth 1 or more.
 */
export function toHtml(richText: LegalPage['body'] | null | undefined): string {
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
  internalDocToHref: ({ linkNode }) => localizedPath(referencePath(linkNode.fields.doc) ?? ''),
})

/** Payload's list items have an empty `style`, and a `class` and a `value` that nothing uses. */
const withoutStyles: HTMLConvertersFunction<TextNodes> = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...links,
  ...mediaConverters,
  link: (args) => {
    const { fields, children } = args.node
    const isInternal = fields.linkType === 'internal'
    if (isInternal && !referencePath(fields.doc))
      return args.nodesToHTML({ nodes: children }).join('')
    const isPath = !isInternal && /^\/(?!\/|media\/)/.test(fields.url ?? '')
    const url = isPath ? localizedPath(fields.url ?? '') : fields.url
    const node = { ...args.node, fields: { ...fields, url } }
    return typeof links.link === 'function' ? links.link({ ...args, node }) : ''
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
})
