import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { inboxes } from '@vitrina/content/inbox/inboxes.ts'
import { partNames, scopeOf } from '@vitrina/content/personal-data/scope.ts'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { companyTimeZone } from '../company-time-zone.ts'
import { StaffView } from '../staff-view.tsx'
import { wordings } from './labels.ts'
import { Person } from './person.tsx'
import './person.css'

/** `/admin/person`: exports or erases the data stored about one person. */
export async function PersonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { i18n, user } = initPageResult.req
  if (!user) redirect('/admin/login?redirect=/admin/person')
  const say = (text: Wording) => translate(text, i18n.language)
  const words = Object.fromEntries(
    Object.entries(wordings).map(([name, text]) => [name, say(text)]),
  ) as Record<keyof typeof wordings, string>
  const parts = Object.entries(partNames).map(([part, name]) => ({ part, name: say(name) }))
  return (
    <StaffView
      {...{ initPageResult, params, searchParams }}
      className="person"
      title={words.heading}
    >
      <h1>{words.heading}</h1>
      {scopeOf(user).length === 0 ? (
        <p>{say('You may not see this.')}</p>
      ) : (
        <Person
          address={await addressOf(initPageResult, searchParams)}
          language={i18n.language}
          parts={parts}
          timeZone={await companyTimeZone(initPageResult.req.payload)}
          words={words}
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
