'use client'
import type { ErasedPerson } from '@vitrina/content/personal-data/person.ts'
import { useApi, useMessages } from '../client.ts'
import { Dialog, DialogButton } from '../dialog.tsx'

type Props = {
  address: string
  onClose: () => void
  onErased: (erased: ErasedPerson) => void
}

/** Asks to type the email address again before its data is erased. */
export function EraseDialog({ address, onClose, onErased }: Props) {
  const { t } = useMessages()
  const api = useApi()
  const erase = async (form: FormData) => {
    const body = {
      email: address,
      confirmation: String(form.get('confirmation')),
      note: String(form.get('note')),
    }
    const response = await api<ErasedPerson>('person/erase', { body })
    if ('error' in response) return response.error
    onErased(response.data)
    return undefined
  }
  return (
    <Dialog
      buttons={<DialogButton className="person__erase">{t('Erase everything')}</DialogButton>}
      heading={t('Erase everything about {address}?', { address })}
      onClose={onClose}
      onSubmit={erase}
    >
      <p className="dialog__text">
        {t(
          'This cannot be undone: what they have sent, its versions, files and mails are removed, agreed appointments are called off. A proof without personal data is kept.',
        )}
      </p>
      <label className="dialog__field">
        <span>{t('To confirm, type the address again')}</span>
        <input autoComplete="off" name="confirmation" required spellCheck={false} type="email" />
      </label>
      <label className="dialog__field">
        <span>{t('A note for the proof (optional)')}</span>
        <input autoComplete="off" maxLength={300} name="note" type="text" />
      </label>
    </Dialog>
  )
}
