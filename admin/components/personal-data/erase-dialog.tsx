'use client'
import { Button } from '@payloadcms/ui'
import type { ErasedPerson } from '@vitrina/content/personal-data/erase-person.ts'
import { useState } from 'react'
import { Dialog } from '../dialog.tsx'
import type { Words } from './labels.ts'
import { ask } from './request.ts'

type Props = {
  address: string
  onClose: () => void
  onErased: (erased: ErasedPerson) => void
  words: Words
}

/** Asks to type the email address again before its data is erased. */
export function EraseDialog({ address, onClose, onErased, words }: Props) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const erase = async (form: FormData) => {
    setBusy(true)
    const confirmation = String(form.get('confirmation'))
    const question = { email: address, confirmation, note: String(form.get('note')) }
    const answer = await ask<ErasedPerson>('erase', question, words.noAnswer)
    setBusy(false)
    if ('fault' in answer) setFault(answer.fault)
    else onErased(answer.body)
  }
  return (
    <Dialog
      {...{ busy, onClose }}
      buttons={
        <Button className="person__erase" disabled={busy} margin={false} type="submit">
          {words.erase}
        </Button>
      }
      close={words.cancel}
      heading={words.question.replace('{address}', address)}
      onSubmit={erase}
      refusal={fault}
    >
      <p className="dialog__text">{words.consequences}</p>
      <label className="dialog__field">
        <span>{words.confirmation}</span>
        <input autoComplete="off" name="confirmation" required spellCheck={false} type="email" />
      </label>
      <label className="dialog__field">
        <span>{words.note}</span>
        <input autoComplete="off" maxLength={300} name="note" type="text" />
      </label>
    </Dialog>
  )
}
