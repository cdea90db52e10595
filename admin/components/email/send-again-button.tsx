'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '../ask.ts'
import type { Words } from '../words.ts'
import type { sendAgainWords } from './labels.ts'

type Props = {
  id: number
  size: 'small' | 'medium'
  words: Words<(typeof sendAgainWords)[number]>
}

/** Puts a failed email back into the queue; idempotent. */
export function SendAgainButton({ id, size, words }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await ask(
      `mails/${id}/send-again`,
      words['The server could not be reached. Check your connection and try again.'],
      { method: 'POST' },
    )
    if ('refusal' in answer) toast.error(answer.refusal)
    else toast.success(words['The mail is in the queue.'])
    setBusy(false)
    router.refresh()
  }
  return (
    <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={send} size={size}>
      {words['Send again']}
    </Button>
  )
}
