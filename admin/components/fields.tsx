'use client'
import {
  SelectField,
  TextareaField,
  useAuth,
  useField,
  useFormFields,
  useLocale,
  useRowLabel,
} from '@payloadcms/ui'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type {
  TextareaFieldClientComponent,
  TextareaFieldClientProps,
  TextFieldClientProps,
} from 'payload'
import { useMemo } from 'react'
import { useMessages } from './client.ts'

/** A time zone from a list that is searched by city, region, country and offset. */
export function TimeZoneField({ field, validate: _validate, ...props }: TextFieldClientProps) {
  const { language } = useMessages()
  const { initialValue } = useField<string>({ path: props.path })
  const options = useMemo(() => timeZones(language, initialValue), [language, initialValue])
  const { name, label, required, admin } = field
  return (
    <SelectField
      {...props}
      field={{
        ...{ name, label, required, options },
        admin: {
          description: admin?.description,
          isClearable: false,
          isSortable: false,
          placeholder: '',
        },
      }}
    />
  )
}

/** All zones by name, and a stored one that the browser knows by another name. */
function timeZones(language: string, stored: string | undefined) {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(stored ? [stored] : [])])
  const now = Date.now()
  return [...names].toSorted().map((timeZone) => {
    const part = (timeZoneName: 'shortOffset' | 'shortGeneric') =>
      dateFormat(timeZone, { timeZoneName }, language)
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value
    const name = timeZone.replaceAll('_', ' ').replaceAll('/', ' / ')
    return {
      value: timeZone,
      // The generic name has the country, or the city where the country has several zones.
      label: `${name} (${part('shortOffset')}, ${part('shortGeneric')})`,
    }
  })
}

type Props = TextareaFieldClientProps & { builtIn: Record<string, string> }

/** Shows the built-in text, in the language that is edited, while the field is empty. */
export function WordField({ builtIn, ...props }: Props) {
  const { field } = props
  const placeholder = builtIn[useLocale().code]
  return <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />
}

/** The text of a menu's entry or a footer's column, beside its place, while the row is closed. */
export function EntryLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ label?: string; title?: string }>()
  return <span>{data.label || data.title || rowNumber + 1}</span>
}

/** The text of a note. Read-only except for its author, which the server enforces. */
export const NoteText: TextareaFieldClientComponent = (props) => {
  const { user } = useAuth()
  const author = useFormFields(
    ([fields]) => fields[props.path.replace(/text$/, 'author')]?.value ?? user?.id,
  )
  return <TextareaField {...props} readOnly={props.readOnly || author !== user?.id} />
}
