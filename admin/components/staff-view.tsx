import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** What stands beside the way home, above the view. */
  title: string
  className: string
  children: ReactNode
}

/**
 * A view of our own inside Payload's frame, with its menu and its header, for somebody who is signed
 * in: views are open to everybody unless they ask who it is, so whoever shows one asks first.
 */
export function StaffView({
  initPageResult,
  params,
  searchParams,
  title,
  className,
  children,
}: Props) {
  const { req, visibleEntities, locale, permissions } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
