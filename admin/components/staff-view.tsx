import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** Path below `/admin`, for the way back from the sign-in form. */
  path: string
  title: string
  className: string
  children: ReactNode
}

/** A custom view in Payload's layout, for signed-in users; Payload does not protect custom views. */
export function StaffView({ initPageResult, path, title, className, children, ...page }: Props) {
  const { params, searchParams } = page
  const { i18n, payload, user } = initPageResult.req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${path}`)}`)
  return (
    <DefaultTemplate {...initPageResult} {...{ params, searchParams, i18n, payload, user }}>
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={`staff-view ${className}`}>{children}</Gutter>
    </DefaultTemplate>
  )
}
