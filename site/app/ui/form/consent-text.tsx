import type { Policy } from '~/content.server/links.ts'
import { PageLink } from '../action/page-link.tsx'

/** A consent, with a link to the privacy policy if one is published. */
export function ConsentText({ text, policy }: { text: string; policy: Policy | undefined }) {
  if (!policy) return text
  const { path, from, to } = policy
  return (
    <>
      {text.slice(0, from)}
      {/* In a new tab: the form may be half filled in. */}
      <PageLink to={path} newTab>
        {text.slice(from, to)}
      </PageLink>
      {text.slice(to)}
    </>
  )
}
