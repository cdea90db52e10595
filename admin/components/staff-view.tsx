import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** Breadcrumb title. */
  title: string
  className: string
  children: ReactNode
}

/**
 * A custom view in Payload's layout, with its navigation and header. Payload does not protect
 * custom views: callers must check that a user is signed in.
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
