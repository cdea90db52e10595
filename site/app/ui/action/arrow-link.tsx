import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** A link on its own line, with an arrow that moves on hover. */
export function ArrowLink({
  back = false,
  className,
  children,
  ...rest
}: PageLinkProps & { back?: boolean }) {
  const arrow = back ? 'arrow-left' : rest.newTab ? 'arrow-up-right' : 'arrow-right'
  return (
    <PageLink {...rest} className={classNames('arrow-link', back && 'arrow-link-back', className)}>
      {back && <Icon name={arrow} />}
      <span>{children}</span>
      {!back && <Icon name={arrow} />}
    </PageLink>
  )
}
