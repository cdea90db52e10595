'use client'
import { Button } from '@payloadcms/ui'
import type { ErasedPerson } from '@vitrina/content/personal-data/person/erase-person.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ask } from './ask.ts'
import type { Words } from './wordings.ts'

type Props = {
  address: string
  onClose: () => void
  onErased: (erased: ErasedPerson) => void
  words: Words
}

/** Asks for the address once more before everything about it is erased. */
export function EraseDialog({ address, onClose, onErased, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [confirmation, setConfirmation] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])

  const erase = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const question = { email: address, confirmation, note }
    const answer = await ask<ErasedPerson>('erase', question, words.noAnswer)
    setBusy(false)
    if ('fault' in answer) setFault(answer.fault)
    else onErased(answer.body)
  }
  return (
    <dialog aria-labelledby={heading} className="person__dialog" onClose={onClose} ref={dialog}>
      <form onSubmit={erase}>
        <h2 id={heading}>{words.question.replace('{address}', address)}</h2>
        <p>{words.consequences}</p>
        <label className="person__field">
          <span>{words.confirmation}</span>
          <input
            autoComplete="off"
            name="confirmation"
            onChange={({ target }) => setConfirmation(target.value)}
            required
            spellCheck={false}
            type="email"
            value={confirmation}
          />
        </label>
        <label className="person__field">
          <span>{words.note}</span>
          <input
            autoComplete="off"
            maxLength={300}
            name="note"
            onChange={({ target }) => setNote(target.value)}
            type="text"
            value={note}
          />
        </label>
        <p aria-live="assertive" className="person__fault">
          {fault}
        </p>
        <div className="person__actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            size="medium"
            type="button"
          >
            {words.cancel}
          </Button>
          <Button
            className="person__erase"
            disabled={busy}
            margin={false}
            size="medium"
            type="submit"
          >
            {words.erase}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
