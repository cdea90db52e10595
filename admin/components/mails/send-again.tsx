import type { BeforeDocumentControlsServerProps } from 'payload'
import { wordsFor } from '../words.ts'
import { SendAgainButton } from './send-again-button.tsx'
import { sendAgainWords } from './send-again-words.ts'

type Props = BeforeDocumentControlsServerProps & { id?: number | string }

/** Beside a mail that gave up. */
export async function SendAgain({ id, payload, user, i18n }: Props) {
  if (!id || !user) return null
  const mail = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    select: { status: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (mail?.status !== 'failed') return null
  return (
    <SendAgainButton id={mail.id} size="medium" words={wordsFor(i18n.language, sendAgainWords)} />
  )
}
