import type { NotStored } from '~/intake.server/submit-consultation.ts'
import { m } from '~/paraglide/messages.js'
import { FormMessage } from '~/ui/form/form-message.tsx'

type Props = Pick<NotStored, 'reason' | 'minutes' | 'challenge'> & {
  /** Where to write instead. */
  email: string
}

/** Why a request that was filled in well is not stored, and what to do. */
export function NotStoredMessage({ reason, minutes = 1, challenge, email }: Props) {
  if (reason === 'failed') {
    return (
      <FormMessage tone="error" title={m.hire_us_failed_title()}>
        {m.hire_us_failed_text({ email })}
      </FormMessage>
    )
  }
  if (reason === 'full') {
    return (
      <FormMessage tone="error" title={m.hire_us_failed_title()}>
        {m.hire_us_full_text({ email })}
      </FormMessage>
    )
  }
  if (reason !== 'wait') return null
  return (
    <>
      {challenge && (
        <div className="if-scripted">
          <FormMessage tone="note" title={m.guard_checking_title()}>
            {m.guard_checking_text()}
          </FormMessage>
        </div>
      )}
      <noscript>
        <FormMessage tone="error" title={m.guard_wait_title()}>
          {m.guard_wait_text({ minutes, email })}
        </FormMessage>
      </noscript>
    </>
  )
}
