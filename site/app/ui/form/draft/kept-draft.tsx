import { m } from '~/paraglide/messages.js'
import { Button } from '../../action/button.tsx'
import { FormMessage } from '../form-message.tsx'
import type { DraftProps } from './draft.tsx'
import { useDraft } from './use-draft.ts'

/** States that a form was filled in from a draft, with a button to clear it. */
export default function KeptDraft(props: DraftProps) {
  const { restored, startAfresh } = useDraft(props)
  if (!restored) return null
  return (
    <FormMessage tone="note" title={m.draft_restored_title()}>
      <p>{m.draft_restored_text()}</p>
      <Button variant="secondary" size="small" onClick={startAfresh}>
        {m.draft_start_afresh()}
      </Button>
    </FormMessage>
  )
}
