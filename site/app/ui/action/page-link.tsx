import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { usePrefetch } from './use-prefetch.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'viewTransition' | 'preventScrollReset' | 'replace'> & {
    to: string
    /** Opens in a new tab and announces that to screen readers. */
    newTab?: boolean
  }

/** The component for all links: client-side navigation within the site, a plain link elsewhere. */
export function PageLink({ to, newTab = false, children, ...props }: PageLinkProps) {
  const prefetch = usePrefetch()
  const { viewTransition, preventScrollReset, replace, ...rest } = props
  const navigation = { viewTransition, preventScrollReset, replace }
  if (newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {m.link_opens_in_new_tab()}</span>
      </a>
    )
  }
  if (!to.startsWith('/')) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} {...navigation} to={to} prefetch={prefetch} discover="none">
      {children}
    </Link>
  )
}
