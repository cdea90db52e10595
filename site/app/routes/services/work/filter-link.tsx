import type { ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router'
import { workAddress, workAnchor } from './work-address.ts'

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A slug; all projects if omitted. */
  service?: string
}

/**
 * Filters the projects by service. With JavaScript the list changes and the scroll position is
 * kept; without it the page reloads, and the anchor scrolls to the list.
 */
export function FilterLink({ service, ...rest }: FilterLinkProps) {
  const address = workAddress({ service })
  const follow = useLinkClickHandler<HTMLAnchorElement>(address.replace(workAnchor, ''), {
    preventScrollReset: true,
  })
  return <a {...rest} href={address} onClick={follow} />
}
