import { translator } from '@vitrina/content/i18n/translator.ts'
import { type Inbox, inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { scopeOf } from '@vitrina/content/personal-data/scope.ts'
import type { AdminViewServerProps, BeforeDocumentControlsServerProps } from 'payload'
import { companyTimeZone } from '../company.ts'
import { ToolButton } from '../controls.tsx'
import { StaffView } from '../staff-view.tsx'
import { Person } from './person.tsx'
import './person.css'

/** `/admin/person`: exports or erases the data stored about one person. */
export function PersonView(props: AdminViewServerProps) {
  const { i18n, user } = props.initPageResult.req
  const t = translator(i18n)
  const title = t('Everything about one person')
  return (
    <StaffView {...props} className="person" path="person" title={title}>
      <h1>{title}</h1>
      {scopeOf(user).length > 0 ? <FromLink {...props} /> : <p>{t('You may not see this.')}</p>}
    </StaffView>
  )
}

/** Starts with the sender of the linked submission, if the viewer may read it. */
async function FromLink({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { inbox, id } = searchParams ?? {}
  const isLink = typeof inbox === 'string' && typeof id === 'string' && inbox in inboxes
  const document =
    isLink &&
    (await req.payload.findByID({
      collection: inbox as Inbox,
      id,
      depth: 0,
      trash: true,
      select: { email: true },
      overrideAccess: false,
      user: req.user,
      disableErrors: true,
    }))
  const timeZone = await companyTimeZone(req.payload)
  return <Person address={document ? document.email : ''} timeZone={timeZone} />
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
