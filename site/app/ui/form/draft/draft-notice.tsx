import { m } from '~/paraglide/messages.js'
import { Button } from '../../action/button.tsx'
import { FormMessage } from '../form-message.tsx'

/** Says that a form was filled in with what was typed before, and empties it. */
export function DraftNotice({ onStartAfresh }: { onStartAfresh: () => void }) {
  return (
    <FormMessage tone="note" title={m.draft_restored_title()}>
      <p>{m.draft_restored_text()}</p>
      <Button variant="secondary" size="small" onClick={onStartAfresh}>
        {m.draft_start_afresh()}
      </Button>
    </FormMessage>
  )
}
