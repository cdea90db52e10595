import type { LayoutContent } from '~/content.server/layout.ts'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'

type Company = LayoutContent['company']

/**
 * The logo and the company's name, linking home. On the page's own background the logo follows the
 * theme; `onDark` is for a background that is dark in both.
 */
export function CompanyMark({ company, onDark = false }: { company: Company; onDark?: boolean }) {
  const { logoLight, logoDark } = company
  return (
    <PageLink to="/" className="company-mark" aria-label={m.home_link({ company: company.name })}>
      {logoLight && !onDark && (
        <img {...attributes(logoLight)} className={logoDark ? 'in-light' : undefined} alt="" />
      )}
      {logoDark && (
        <img
          {...attributes(logoDark)}
          className={onDark ? undefined : 'in-dark'}
          // A picture that is not shown is not fetched either, if it is lazy.
          loading="lazy"
          alt=""
        />
      )}
      <span>{company.name}</span>
    </PageLink>
  )
}

const attributes = ({ url, width, height }: { url: string; width: number; height: number }) => ({
  src: url,
  width: Math.round((40 * width) / height),
  height: 40,
  // Small and far from being the first thing seen: the font comes first.
  fetchPriority: 'low' as const,
})
