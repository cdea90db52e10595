import type { LayoutContent } from '~/content.server/layout.ts'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'

type Company = LayoutContent['company']

/**
 * The logo and the company name, linked to the home page. By default the logo follows the theme;
 * `onDark` is for a background that is dark in both themes.
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
          // Lazy images are not downloaded while hidden.
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
  // Small and not the first thing a visitor looks at, so the font loads first.
  fetchPriority: 'low' as const,
})
