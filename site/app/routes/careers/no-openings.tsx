import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { EmptyState } from '~/ui/page/empty-state.tsx'
import { openingsAddress } from './careers-address.ts'

/** Empty state: no vacancy matches the filters, or none is open. */
export function NoOpenings({ filtered, hasForm }: { filtered: boolean; hasForm: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        title={m.careers_none_title()}
        action={
          hasForm && (
            <ButtonLink variant="secondary" to="/apply">
              {m.careers_speculative_action()}
            </ButtonLink>
          )
        }
      >
        {m.careers_none_text()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={m.careers_empty_title()}
      action={
        <ButtonLink variant="secondary" to={openingsAddress({})}>
          {m.careers_empty_clear()}
        </ButtonLink>
      }
    >
      {m.careers_empty_text()}
    </EmptyState>
  )
}
