import { MinimalTemplate } from '@payloadcms/next/templates'
import { translator, type Wording } from '@vitrina/content/i18n/translator.ts'
import { invitationState } from '@vitrina/content/staff/invitations.ts'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../brand/brand.tsx'
import { Link } from '../controls.tsx'
import './staff.css'

const closed = {
  used: [
    'This invitation has been accepted',
    'Sign in with your address and the password that was chosen. If you did not choose it, tell an administrator at once.',
  ],
  over: [
    'This invitation has expired',
    'It was valid for seven days. Ask an administrator to send it again.',
  ],
  unknown: [
    'This invitation is not valid',
    'It was withdrawn or sent again since, or a part of the link is missing. Open the link of the latest email, or ask an administrator.',
  ],
} as const satisfies Record<string, [Wording, Wording]>

/** `/admin/invitation/:token`: leads to Payload's form for a password, or says why it cannot. */
export async function InvitationView({ initPageResult, params }: AdminViewServerProps) {
  const { payload, i18n } = initPageResult.req
  const t = translator(i18n)
  const token = String(params?.segments?.[1] ?? '')
  const state = await invitationState(payload, token)
  if (state === 'open') redirect(`/admin/reset/${token}`)
  const [heading, text] = closed[state]
  return (
    <MinimalTemplate className="invitation">
      <Logo i18n={i18n} payload={payload} />
      <h1>{t(heading)}</h1>
      <p>{t(text)}</p>
      <Link href="/admin/login">{t('To the sign-in page')}</Link>
    </MinimalTemplate>
  )
}
