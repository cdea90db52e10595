'use client'
import { PasswordField, toast, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAge } from '@vitrina/content/i18n/date-format.ts'
import type { Session } from '@vitrina/content/staff/sessions.ts'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ActionButton, ToolButton } from '../controls.tsx'
import './staff.css'

/** Asks for the current password while users change their own password or email address. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload's password field is always present; it becomes invalid when a change begins.
  const isChanging = useFormFields(
    ([{ password, email }]) =>
      password?.valid === false || Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  if (!isChanging || id === undefined || id !== user?.id) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: field.label, required: true }}
      path={path}
      schemaPath={path}
    />
  )
}

/** The own sessions, or a button that ends those of another account, which only administrators open. */
export function Sessions() {
  const { id, initialData } = useDocumentInfo()
  const { user } = useAuth()
  if (id !== undefined && id === user?.id) return <OwnSessions />
  if (initialData?.status !== 'active') return null
  return (
    <div className="sessions">
      <ActionButton
        done="All sessions have ended."
        label="End all sessions"
        path={`users/${id}/end-sessions`}
        size="medium"
      />
    </div>
  )
}

function OwnSessions() {
  const { t } = useMessages()
  const api = useApi()
  const [sessions, setSessions] = useState<Session[]>([])
  const load = async (body?: object) => {
    const { data, error } = await api<{ sessions: Session[] }>('users/sessions', body)
    if (data) setSessions(data.sessions)
    else toast.error(error)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => void load(), [])
  if (sessions.length === 0) return null
  return (
    <section className="sessions">
      <h3>{t('Where you are signed in')}</h3>
      <ul>
        {sessions.map((session) => (
          <li className="wrapping-row" key={session.id}>
            <SessionText {...session} />
            {!session.isCurrent && (
              <ToolButton onClick={() => load({ id: session.id })}>{t('End')}</ToolButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ToolButton onClick={() => load({})}>{t('End all other sessions')}</ToolButton>
      )}
    </section>
  )
}

function SessionText({ device, createdAt, lastUsedAt, isCurrent }: Session) {
  const { t, language } = useMessages()
  const facts = { since: formatAge(createdAt, language), used: formatAge(lastUsedAt, language) }
  return (
    <span>
      {device ?? t('Unknown device')}
      <span className="quiet">
        {' · '}
        {isCurrent
          ? t('this session, signed in {since}', facts)
          : t('signed in {since}, last used {used}', facts)}
      </span>
    </span>
  )
}
