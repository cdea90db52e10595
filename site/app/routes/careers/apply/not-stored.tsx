import { useSyncExternalStore } from 'react'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import type { ApplicationOutcome } from './outcome.ts'

type Props = { outcome: ApplicationOutcome; email: string }

/** Why an application was not stored although nothing is wrong with it. */
export function NotStored({ outcome: { refused, minutes = 1 }, email }: Props) {
  const isStarted = useStarted()
  if (refused === 'closed') {
    return (
      <FormMessage tone="note" title={m.application_closed_title()}>
        <p>{m.application_closed_text()}</p>
        <ArrowLink to="/apply">{m.careers_speculative_action()}</ArrowLink>
      </FormMessage>
    )
  }
  if (refused === 'busy' && isStarted) {
    return (
      <FormMessage tone="note" title={m.guard_checking_title()}>
        {m.guard_checking_text()}
      </FormMessage>
    )
  }
  if (refused === 'busy') {
    return (
      <FormMessage tone="note" title={m.guard_wait_title()}>
        {m.guard_wait_text({ minutes, email })}
      </FormMessage>
    )
  }
  return (
    <FormMessage tone="error" title={m.application_failed_title()}>
      {m.application_failed_text({ email })}
    </FormMessage>
  )
}

/** Whether scripts run, which then do by themselves what visitors have to do without. */
function useStarted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
