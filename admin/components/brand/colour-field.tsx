'use client'

import { TextField, useAllFormFields, useField } from '@payloadcms/ui'
import { type ChosenColours, paletteOf, validColour } from '@vitrina/content/brand/palette.ts'
import type { TextFieldClientComponent } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMessages } from '../client.ts'
import './colours.css'

/** A colour as text, with the browser's own picker beside it; without a choice, the derived one. */
export const ColourField: TextFieldClientComponent = (props) => {
  const { t } = useMessages()
  const { value, setValue } = useField<string>({ path: props.path })
  const { colours } = usePalette()
  const [theme, name] = props.path.split('.') as ['light' | 'dark', 'brand' | 'accent' | 'paper']
  return (
    <div className="colour-field">
      <TextField {...props} />
      <input
        type="color"
        aria-label={t('Choose the colour')}
        value={validColour(value) ?? colours[theme][name]}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  )
}

/** The palette that follows from the colours in the form. */
export function usePalette() {
  const [fields] = useAllFormFields()
  return paletteOf(reduceFieldsToValues(fields, true) as ChosenColours)
}
