import { m } from '~/paraglide/messages.js'
import type { ApplicationQuestion } from '~/routes/vacancies/application-form.server.ts'
import { RadioGroup } from '~/ui/form/choice-group.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { Textarea } from '~/ui/form/textarea.tsx'
import { answerName } from './field-names.ts'
import { idOf } from './form-words.ts'

type Props = {
  questions: ApplicationQuestion[]
  values: Record<string, string>
  errors: Record<string, string>
}

/** The vacancy's own questions, each with a control for its kind of answer. */
export function Questions({ questions, values, errors }: Props) {
  return questions.map((question) => {
    const { kind, label, required } = question
    const name = answerName(question)
    const field = {
      ...{ id: idOf(name), name, error: errors[name] },
      ...{ required, optional: !required, defaultValue: values[name] },
    }
    if (kind === 'yes-no') {
      const options = [
        { value: 'yes', label: m.application_yes() },
        { value: 'no', label: m.application_no() },
      ]
      return <RadioGroup key={name} {...field} legend={label} options={options} inline />
    }
    if (kind === 'textarea') {
      return <Textarea key={name} {...field} label={label} rows={4} maxLength={5_000} />
    }
    const inputMode = kind === 'link' ? 'url' : undefined
    return <TextInput key={name} {...field} label={label} inputMode={inputMode} maxLength={300} />
  })
}
