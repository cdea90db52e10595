import { m } from '~/paraglide/messages.js'
import { TextInput } from '~/ui/form/text-input.tsx'
import { linkNames } from './field-names.ts'
import { idOf } from './form-words.ts'

type Props = { values: Record<string, string>; errors: Record<string, string> }

/** Fields for a few links; the hint of the first one applies to all of them. */
export function LinkFields({ values, errors }: Props) {
  return (
    <fieldset className="link-fields">
      <legend>
        {m.application_links_label()}
        <span className="field-optional"> {m.field_optional()}</span>
      </legend>
      <p className="field-hint">{m.application_links_hint()}</p>
      {linkNames.map((name, index) => (
        <TextInput
          key={name}
          id={idOf(name)}
          name={name}
          label={m.application_link_label({ number: index + 1 })}
          // Not `url`: browsers would require the https:// prefix, which visitors rarely type.
          inputMode="url"
          autoComplete="off"
          defaultValue={values[name]}
          error={errors[name]}
          maxLength={300}
        />
      ))}
    </fieldset>
  )
}
