'use client'
import { TextField, useAllFormFields, useField } from '@payloadcms/ui'
import {
  type ChosenColours,
  type ChosenName,
  type ColourName,
  contrast,
  contrastsIn,
  paletteOf,
  type Theme,
  themes,
  validColour,
} from '@vitrina/content/brand/palette.ts'
import type { TextFieldClientComponent } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMessages } from '../client.ts'
import './colours.css'
import type { Wording } from '@vitrina/content/i18n/translator.ts'

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
function usePalette() {
  const [fields] = useAllFormFields()
  return paletteOf(reduceFieldsToValues(fields, true) as ChosenColours)
}

/** The pairs that staff can recognise; all others are ensured as well. */
const shown: readonly (readonly [ColourName, ColourName, Wording])[] = [
  ['ink', 'paper', 'Text'],
  ['quiet', 'paper', 'Quiet text'],
  ['brand', 'paper', 'Links'],
  ['on-brand', 'brand', 'Buttons'],
  ['control-line', 'paper', 'Borders of fields'],
  ['accent', 'paper', 'Marks and focus'],
  ['on-deep', 'deep', 'Footer'],
]

const labels = {
  ...{ light: 'Light theme', dark: 'Dark theme' },
  ...{ brand: 'Brand colour', accent: 'Accent', paper: 'Paper' },
} satisfies Record<Theme | ChosenName, Wording>

/** What the chosen colours become: pairs with their contrast, and a sentence for each correction. */
export function Contrast() {
  const { t, language } = useMessages()
  const { colours, corrections } = usePalette()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const ratio = (value: number) => `${number.format(value)} : 1`
  return (
    <div className="contrast">
      <div role="status">
        {corrections.map(({ theme, name, chosen, used }) => (
          <p className="contrast__correction" key={theme + name}>
            {t('{theme}, {name}: {chosen} would be hard to read. The site uses {used}.', {
              ...{ theme: t(labels[theme]), name: t(labels[name]) },
              ...{ chosen, used },
            })}
          </p>
        ))}
      </div>
      {themes.map((theme) => (
        <table key={theme}>
          <caption>{t(labels[theme])}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Colours')}</th>
              <th scope="col">{t('Contrast')}</th>
              <th scope="col">{t('At least')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(([name, ground, label]) => {
              const [text, below] = [colours[theme][name], colours[theme][ground]]
              const [, , least = 0] =
                contrastsIn[theme].find(
                  ([first, grounds]) => first === name && grounds.includes(ground),
                ) ?? []
              return (
                <tr key={name}>
                  <th scope="row">
                    <Swatch text={text} ground={below} /> {t(label)}
                  </th>
                  <td>{ratio(contrast(text, below))}</td>
                  <td>{ratio(least)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const Swatch = ({ text, ground }: { text: string; ground: string }) => (
  <svg aria-hidden="true" className="contrast__swatch" viewBox="0 0 40 24">
    <rect width="40" height="24" rx="4" fill={ground} />
    <text x="20" y="17" fill={text} fontSize="14" fontWeight="600" textAnchor="middle">
      Aa
    </text>
  </svg>
)
