import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { pagePaths } from '@vitrina/content/hooks/keep-old-slug.ts'
import type { LegalPage } from '@vitrina/content/payload-types.ts'

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
  internalDocToHref: ({ linkNode }) => pageAddress(linkNode.fields) ?? '',
})

/** Payload's own list items carry an empty `style`, a `class` and a `value` that nothing reads. */
const withoutStyles: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...links,
  link: (args) =>
    args.node.fields.linkType === 'internal' && !pageAddress(args.node.fields)
      ? args.nodesToHTML({ nodes: args.node.children }).join('')
      : typeof links.link === 'function'
        ? links.link(args)
        : '',
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
})

/** Where the document of a link has its page; none for one that visitors may not see. */
function pageAddress(fields: { doc?: { relationTo: string; value: unknown } | null }) {
  const { relationTo = '', value } = fields.doc ?? {}
  const slug = typeof value === 'object' && value && 'slug' in value ? value.slug : undefined
  if (!Object.hasOwn(pagePaths, relationTo) || typeof slug !== 'string') return undefined
  return `${pagePaths[relationTo as keyof typeof pagePaths]}/${slug}`
}
