import type { ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router'
import { workAddress, workAnchor } from './work-address.ts'

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A slug; without one, all work is shown. */
  service?: string
}

/**
 * Shows the work of one service. With JavaScript the list changes and the page stays where it is;
 * without it the page loads again, and the anchor brings the visitor back to the list.
 */
export function FilterLink({ service, ...rest }: FilterLinkProps) {
  const address = workAddress({ service })
  const follow = useLinkClickHandler<HTMLAnchorElement>(address.replace(workAnchor, ''), {
    preventScrollReset: true,
  })
  return <a {...rest} href={address} onClick={follow} />
}
