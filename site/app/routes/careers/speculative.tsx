import { useRouteLoaderData } from 'react-router'
import type { CareersContent } from '~/content.server/careers.ts'
import type { loader as layoutLoader } from '~/layout/layout.tsx'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { CallToTalk } from '~/ui/page/call-to-talk.tsx'
import { mailAddress } from './mail-address.ts'

/** An invitation to apply without a vacancy. */
export function Speculative({ heading, text, hasForm }: CareersContent['speculative']) {
  const email = useRouteLoaderData<typeof layoutLoader>('layout/layout')?.layout.company.email
  return (
    <CallToTalk
      title={heading}
      text={text}
      action={
        hasForm ? (
          <ButtonLink to="/apply">{m.careers_speculative_action()}</ButtonLink>
        ) : (
          email && (
            <ButtonLink to={mailAddress(email, m.careers_speculative_subject())} icon="mail">
              {m.careers_speculative_action()}
            </ButtonLink>
          )
        )
      }
    />
  )
}
