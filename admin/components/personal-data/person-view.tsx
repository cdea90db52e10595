import { translator } from '@vitrina/content/i18n/translator.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { partNames, scopeOf } from '@vitrina/content/personal-data/scope.ts'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, BeforeDocumentControlsServerProps, ServerProps } from 'payload'
import { companyTimeZone } from '../company.ts'
import { StaffView } from '../staff-view.tsx'
import { ToolButton } from '../tool-button.tsx'
import { Person } from './person.tsx'
import './person.css'

/** `/admin/person`: exports or erases the data stored about one person. */
export async function PersonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { i18n, user } = initPageResult.req
  if (!user) redirect('/admin/login?redirect=/admin/person')
  const t = translator(i18n)
  const heading = t('Everything about one person')
  const parts = Object.entries(partNames).map(([part, name]) => ({ part, name: t(name) }))
  return (
    <StaffView {...{ initPageResult, params, searchParams }} className="person" title={heading}>
      <h1>{heading}</h1>
      {scopeOf(user).length === 0 ? (
        <p>{t('You may not see this.')}</p>
      ) : (
        <Person
          address={await addressOf(initPageResult, searchParams)}
          parts={parts}
          timeZone={await companyTimeZone(initPageResult.req.payload)}
        />
      )}
    </StaffView>
  )
}

/** The sender's email address of the linked submission, if the viewer may read it. */
async function addressOf(
  { req }: AdminViewServerProps['initPageResult'],
  searchParams: AdminViewServerProps['searchParams'],
): Promise<string> {
  const { inbox, id } = searchParams ?? {}
  if (typeof inbox !== 'string' || typeof id !== 'string' || !(inbox in inboxes)) return ''
  const document = await req.payload.findByID({
    collection: inbox as keyof typeof inboxes,
    id,
    depth: 0,
    trash: true,
    select: { email: true },
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })
  return document?.email ?? ''
}

type AboutPersonProps = BeforeDocumentControlsServerProps & { id?: number | string; inbox: Inbox }

/** Link from a submission to all data of its sender. The email address is not in the URL. */
export function AboutPerson({ id, inbox, user, i18n }: AboutPersonProps) {
  if (!id || !scopeOf(user ?? null).includes(inbox)) return null
  return (
    <ToolButton el="anchor" size="medium" url={`/admin/person?inbox=${inbox}&id=${id}`}>
      {translator(i18n)('Everything about this person')}
    </ToolButton>
  )
}

/** Navigation link, for roles that handle submissions. */
export function PersonLink({ user, i18n }: ServerProps) {
  if (scopeOf(user ?? null).length === 0) return null
  return (
    <Link className="nav__link" href="/admin/person" id="nav-person" prefetch={false}>
      <span className="nav__link-label">{translator(i18n)('Everything about one person')}</span>
    </Link>
  )
}
