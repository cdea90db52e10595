'use client'
import { toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ActionButton, ToolButton } from '../controls.tsx'
import { Dialog } from '../dialog.tsx'
import { optionLabels } from '../option-labels.ts'
import './staff.css'
import type { DefaultCellComponentProps } from 'payload'

/** Above the list of staff: invites a person, who sets the password. */
export function InviteStaff() {
  const { t, language } = useMessages()
  const { languageOptions } = useTranslation()
  const { getEntityConfig } = useConfig()
  const api = useApi()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const { fields } = getEntityConfig({ collectionSlug: 'users' })
  const roles = optionLabels(
    fields.find((field) => 'name' in field && field.name === 'roles'),
    language,
  )
  const invite = async (form: FormData) => {
    const { error } = await api('users/invite', {
      ...Object.fromEntries(form),
      roles: form.getAll('roles'),
    })
    if (error !== undefined) return error
    toast.success(t('The invitation is on its way.'))
    setIsOpen(false)
    router.refresh()
    return undefined
  }
  return (
    <div className="invite-staff">
      <ToolButton buttonStyle="primary" onClick={() => setIsOpen(true)}>
        {t('Invite a person')}
      </ToolButton>
      {isOpen && (
        <Dialog
          heading={t('Invite a person')}
          onClose={() => setIsOpen(false)}
          onSubmit={invite}
          submit={t('Send the invitation')}
        >
          <label className="dialog__field">
            <span>{t('Name')}</span>
            <input autoComplete="off" maxLength={120} name="name" required type="text" />
          </label>
          <label className="dialog__field">
            <span>{t('Email address')}</span>
            <input autoComplete="off" maxLength={254} name="email" required type="email" />
          </label>
          <fieldset>
            <legend>{t('Roles')}</legend>
            {Object.entries(roles).map(([value, label]) => (
              <label className="dialog__choice" key={value}>
                <input name="roles" type="checkbox" value={value} /> {label}
              </label>
            ))}
          </fieldset>
          <label className="dialog__field">
            <span>{t('Language of the invitation')}</span>
            <select defaultValue={language} name="language">
              {languageOptions?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <p className="caption">
            {t('The email has a link, valid for seven days, to choose a password.')}
          </p>
        </Dialog>
      )}
    </div>
  )
}

/** List cell: the status of an account, with what can be done about an open invitation. */
export function StatusCell({ cellData, field, rowData }: DefaultCellComponentProps) {
  const { language } = useMessages()
  return (
    <span className="wrapping-row">
      {optionLabels(field, language)[cellData] ?? cellData}
      {cellData === 'invited' && <InvitationButtons id={rowData.id} />}
    </span>
  )
}

/** The same buttons above the form of an invited account. */
export function OpenInvitation() {
  const { id, initialData } = useDocumentInfo()
  return id && initialData?.status === 'invited' ? <InvitationButtons id={id} /> : null
}

const InvitationButtons = ({ id }: { id: number | string }) => (
  <>
    <ActionButton
      done="The invitation is on its way."
      label="Send again"
      path={`users/${id}/invite`}
    />
    <ActionButton
      done="The invitation is withdrawn."
      label="Withdraw the invitation"
      path={`users/${id}/withdraw`}
    />
  </>
)
