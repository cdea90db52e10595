import { type ComponentProps, useSyncExternalStore } from 'react'
import { Link, type LinkProps } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Icon } from './icon.tsx'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'viewTransition'> & {
    to: string
    /** Opens in a new tab and announces that to screen readers. */
    newTab?: boolean
  }

/** The component for all links: client-side navigation within the site, a plain link elsewhere. */
export function PageLink({ to, newTab = false, viewTransition, children, ...rest }: PageLinkProps) {
  const prefetch = usePrefetch()
  if (newTab || !to.startsWith('/')) {
    return (
      <a {...rest} href={to} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {children}
        {newTab && <span className="visually-hidden"> {m.link_opens_in_new_tab()}</span>}
      </a>
    )
  }
  return (
    <Link {...rest} viewTransition={viewTransition} to={to} prefetch={prefetch} discover="none">
      {children}
    </Link>
  )
}

/** A link on its own line, with an arrow that moves on hover. */
export function ArrowLink({ children, ...rest }: Omit<PageLinkProps, 'className'>) {
  return (
    <PageLink {...rest} className="arrow-link">
      <span>{children}</span>
      <Icon name={rest.newTab ? 'arrow-up-right' : 'arrow-right'} />
    </PageLink>
  )
}

/** No prefetch offline: if a module fails to load, React Router reloads, and form input is lost. */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, isOnline, () => true) ? 'intent' : 'none'
}

const isOnline = () => navigator.onLine

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
