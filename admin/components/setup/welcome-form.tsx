'use client'
import { Button } from '@payloadcms/ui'
import type { Wording } from '@vitrina/content/i18n/translator.ts'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'
import { DialogError } from '../dialog.tsx'

type Props = { languages: { code: string; name: string }[]; timeZones: string[] }

/** The green of the site without a colour of its own. */
const defaultColour = '#0e5a43'

export function WelcomeForm({ languages, timeZones }: Props) {
  const { t, language } = useMessages()
  const api = useApi()
  const listId = useId()
  const timeZone = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    // Known only in the browser.
    const { current: input } = timeZone
    if (input) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone
  }, [])

  /** Leaves for the dashboard, unless there is an error. */
  const run = async (work: Promise<{ error?: string }>) => {
    setBusy(true)
    const { error } = await work
    if (error === undefined) return window.location.assign('/admin')
    setError(error)
    setBusy(false)
  }
  const start = async (form: FormData) => {
    const { logo: file, brandColour, ...texts } = Object.fromEntries(form)
    const alt = t('Logo of {company}', { company: String(texts.name) })
    const { logo, error } = await uploadLogo(file as File, alt)
    if (error !== undefined) return { error }
    return api('globals/setup/start', {
      ...{ ...texts, logo, languages: form.getAll('languages') },
      ...(brandColour !== defaultColour && { brandColour }),
    })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(start(new FormData(event.currentTarget)))
      }}
    >
      <fieldset className="dialog__form welcome__fields" disabled={busy}>
        <Field label="Company name" maxLength={80} name="name" required />
        <Field
          hint="One sentence, which visitors read first."
          label="What the company does"
          maxLength={160}
          name="tagline"
          required
        />
        <div className="welcome__pair">
          <Field label="City" maxLength={80} name="city" required />
          <Field label="Country" maxLength={80} name="country" required />
        </div>
        <fieldset>
          <legend>{t('Languages of the site')}</legend>
          <div className="wrapping-row">
            {languages.map(({ code, name }, index) => (
              <label className="welcome__choice" key={code}>
                <input
                  defaultChecked={index === 0 || code === language}
                  disabled={index === 0}
                  name="languages"
                  type="checkbox"
                  value={code}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          hint="Type a part of the name, such as a city."
          label="Time zone"
          list={listId}
          name="timeZone"
          ref={timeZone}
          required
        />
        <datalist id={listId}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <div className="welcome__pair">
          <Field
            accept="image/*"
            hint="An SVG, or a picture with a transparent background. It can follow later."
            label="Logo"
            name="logo"
            type="file"
          />
          <Field
            defaultValue={defaultColour}
            label="Brand colour"
            name="brandColour"
            type="color"
          />
        </div>
        {error && <DialogError isFocused>{error}</DialogError>}
        <div className="wrapping-row">
          <Button disabled={busy} margin={false} type="submit">
            {t(busy ? 'Preparing your site…' : 'Start with my company')}
          </Button>
          <ToolButton
            disabled={busy}
            onClick={() => run(api('globals/setup/done', { step: 'welcomed' }))}
            size="medium"
          >
            {t('Look around with the sample')}
          </ToolButton>
        </div>
        <p className="quiet">
          {t(
            'Starting removes the sample; for seven days you can bring it back. If you look around first, the dashboard leads you back here.',
          )}
        </p>
      </fieldset>
    </form>
  )
}

type FieldProps = ComponentProps<'input'> & { label: Wording; hint?: Wording }

function Field({ label, hint, ...input }: FieldProps) {
  const { t } = useMessages()
  const id = useId()
  return (
    <div className="dialog__field">
      <label htmlFor={id}>{t(label)}</label>
      <input {...input} aria-describedby={hint && `${id}-hint`} id={id} />
      {hint && (
        <small className="quiet" id={`${id}-hint`}>
          {t(hint)}
        </small>
      )}
    </div>
  )
}

/** Stores the logo, if there is one, as a picture. @returns its id, or why not. */
async function uploadLogo(file: File, alt: string): Promise<{ logo?: number; error?: string }> {
  if (file.size === 0) return {}
  const body = new FormData()
  body.set('file', file)
  body.set('_payload', JSON.stringify({ alt }))
  try {
    const response = await fetch('/api/media', { method: 'POST', body })
    const { doc, errors } = (await response.json()) as {
      doc?: { id: number }
      errors?: { message?: string }[]
    }
    return doc ? { logo: doc.id } : { error: errors?.[0]?.message ?? response.statusText }
  } catch (error) {
    return { error: String(error) }
  }
}
