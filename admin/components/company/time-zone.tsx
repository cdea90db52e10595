'use client'
import { SelectField, useField } from '@payloadcms/ui'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { useMessages } from '../client.ts'

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
