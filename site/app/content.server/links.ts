import {
  homePath,
  legalPagePath,
  type PageId,
  pages,
  referencePath,
} from '@vitrina/content/paths.ts'
import { localizedPath } from '~/languages.server.ts'
import { select } from './fields.ts'
import { findForVisitor } from './payload.ts'

/** A link as staff enter it (fields/link-fields.ts). */
type Link = {
  kind?: 'address' | 'page' | 'document' | null
  page?: PageId | null
  document?: { relationTo: string; value: unknown } | null
}

/**
 * Where a link leads; `undefined` if it is empty, or to a document that visitors do not see. Those to
 * an unpublished legal page lead home, as specified.
 */
export function linkPath(
  { kind, page, document }: Link,
  address: string | null | undefined,
): string | undefined {
  if (kind === 'page') return page ? pages[page].path : undefined
  if (kind !== 'document') return address || undefined
  const path = referencePath(document)
  return document?.relationTo === 'legal-pages' ? (path ?? homePath) : path
}

/** The slug of the privacy policy, to which the footer of the sample links too. */
const slug = 'privacy'

type Published = NonNullable<Awaited<ReturnType<typeof getPrivacyPolicy>>>

/** The link to the privacy policy, and where the text of a consent names it. */
export type Policy = { path: string; from: number; to: number }

/** The published privacy policy, to which consents refer; `undefined` while there is none. */
export async function getPrivacyPolicy() {
  const [policy] = await findForVisitor('legal-pages', {
    where: { slug: { equals: slug } },
    limit: 1,
    select: select('title', 'effectiveOn'),
  })
  return policy && { title: policy.title, version: `${slug} ${policy.effectiveOn.slice(0, 10)}` }
}

/** A consent that names the privacy policy: at the end, unless its text names it already. */
export function withPolicy(
  text: string,
  policy: Published | undefined,
): { text: string; policy?: Policy } {
  if (!policy) return { text }
  const found = inflected(policy.title).exec(text)
  const from = found?.index ?? text.length + 1
  const name = found?.[0] ?? policy.title
  return {
    text: found ? text : `${text} ${name}`,
    policy: { path: localizedPath(legalPagePath(slug)), from, to: from + name.length },
  }
}

/** Finds a title in a sentence, also with other endings, as in Romanian and Russian. */
function inflected(title: string): RegExp {
  const words = title.split(/\s+/).map((word) => {
    const stem = word.slice(0, Math.max(3, word.length - 3))
    return `${stem.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}[\\p{L}\\p{N}]*`
  })
  return new RegExp(words.join('\\s+'), 'iu')
}
