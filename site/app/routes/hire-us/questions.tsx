import {
  type ConsultationQuestion,
  minMessage,
  type QuestionName,
  questionList,
} from '@vitrina/content/consultations/fields.ts'
import { attachmentsRule } from '@vitrina/content/documents/file-rules.ts'
import { useSearchParams } from 'react-router'
import type { Policy } from '~/content.server/links.ts'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { ConsentText } from '~/ui/form/consent-text.tsx'
import {
  Checkbox,
  ChoiceGroup,
  contactControls,
  contactMessages,
  FileInput,
  Select,
  Textarea,
  TextInput,
} from '~/ui/form/fields.tsx'
import { type FormMessages, type SubmissionError, submittedValue } from '~/ui/form/submission.ts'
import type { ConsultationSubject, ConsultationTimes, HireUsContent } from './hire-us.server.ts'
import { TimePicker } from './time-picker.tsx'

type OptionalTexts = 'hint' | 'placeholder' | 'missing' | 'invalid' | 'unavailable'
type Texts = { label: () => string } & { [Name in OptionalTexts]?: () => string }

/** Those of the contact fields are in `contactMessages`. */
type WithOwnMissing = Exclude<
  Extract<ConsultationQuestion, { required: true }>['name'],
  keyof typeof contactControls
>

const { name, email, phone } = contactControls

const consultationTexts: Record<QuestionName, Texts> &
  Record<WithOwnMissing, { missing: () => string }> = {
  message: {
    label: m.hire_us_message_label,
    hint: () => m.hire_us_message_hint({ shortest: minMessage }),
    missing: m.hire_us_message_missing,
    invalid: () => m.hire_us_message_short({ shortest: minMessage }),
  },
  services: { label: m.hire_us_services_label, hint: m.hire_us_services_hint },
  budget: { label: m.hire_us_budget_label, placeholder: m.hire_us_budget_placeholder },
  timeline: { label: m.hire_us_timeline_label, placeholder: m.hire_us_timeline_placeholder },
  attachments: { label: m.hire_us_attachments_label, hint: m.hire_us_attachments_hint },
  slot: {
    label: m.hire_us_slot_legend,
    // Only the server finds out.
    unavailable: import.meta.env.SSR ? m.hire_us_slot_taken : undefined,
  },
  name,
  email,
  company: { label: m.hire_us_company_label },
  phone,
  // The label is the consent text from the page.
  consent: { label: () => '', missing: m.hire_us_consent_missing },
}

export const consultationMessages = (): FormMessages => ({
  ...Object.fromEntries(
    Object.entries(consultationTexts).map(([name, { missing, invalid, unavailable }]) => [
      name,
      { missing: missing?.(), invalid: invalid?.(), unavailable: unavailable?.() },
    ]),
  ),
  ...contactMessages(),
})

export const idOf = (name: string) => `consultation-${name}`

export function inFormOrder(errors: Record<string, string>): { id: string; message: string }[] {
  return questionList.flatMap(({ name }) =>
    errors[name] ? [{ id: idOf(name), message: errors[name] }] : [],
  )
}

type Question = (typeof questionList)[number]

export type QuestionsProps = {
  choices: HireUsContent['choices']
  consentText: string
  policy: Policy | undefined
  times: ConsultationTimes | undefined
  subject: ConsultationSubject | undefined
  rejected: SubmissionError | undefined
}

type PartProps = QuestionsProps & { part: Question['part']; errors: Record<string, string> }

/** The controls of a part of the form; short ones are side by side. */
export function Questions({ part, ...props }: PartProps) {
  const questions = questionList.filter((question) => question.part === part)
  const isShort = ({ kind }: Question) =>
    ['line', 'choice', 'name', 'email', 'phone'].includes(kind)
  const first = questions.findIndex(isShort)
  const rest = first < 0 ? [] : questions.splice(first)
  const show = (question: Question) => (
    <QuestionControl key={question.name} question={question} {...props} />
  )
  return (
    <>
      {questions.map(show)}
      {rest[0] && <div className="field-pair">{rest.filter(isShort).map(show)}</div>}
      {rest.filter((one) => !isShort(one)).map(show)}
    </>
  )
}

/** The formats that browsers check before the form is sent, as the server does. */
const patterns: { [Kind in Question['kind']]?: string } = {
  // Requires a dot in the domain, as public email addresses have one.
  email: String.raw`.*\.[^.@]+`,
  phone: String.raw`\s*[+\d][\d\s\(\)\.\-\/]{4,}`,
}

const again = () => ` ${m.hire_us_attachments_again()}`

function QuestionControl({
  question: { name, kind, required, min, max, choices: list, autoComplete },
  errors,
  choices,
  consentText,
  policy,
  subject,
  times,
  rejected,
}: Omit<PartProps, 'part'> & { question: Question }) {
  const { label, hint, placeholder } = consultationTexts[name]
  const isAnswer = rejected?.values !== undefined
  const field = {
    id: idOf(name),
    name,
    error: errors[name],
    label: label(),
    hint: hint?.(),
    defaultValue: submittedValue(rejected, name),
    required,
    optional: !required,
  }
  switch (kind) {
    case 'name':
    case 'email':
    case 'phone':
      return (
        <TextInput {...field} {...contactControls[kind]} label={label()} pattern={patterns[kind]} />
      )
    case 'line':
      return <TextInput {...field} autoComplete={autoComplete} maxLength={max} />
    case 'text':
      return <Textarea {...field} rows={6} minLength={min} maxLength={max} />
    case 'choice':
      return <Select {...field} placeholder={placeholder?.()} options={list ? choices[list] : []} />
    case 'services': {
      const { defaultValue: _, label: legend, required: __, ...group } = field
      if (choices.services.length === 0) return null
      return (
        <div className="consultation-services">
          <ChoiceGroup
            type="checkbox"
            {...group}
            legend={legend}
            options={choices.services}
            defaultValue={isAnswer ? (rejected.values?.[name] ?? []) : subject?.services}
          />
        </div>
      )
    }
    case 'files': {
      const { defaultValue: _, ...input } = field
      return (
        <FileInput
          {...input}
          rule={attachmentsRule}
          hint={
            <>
              {field.hint}
              {/* React renders nothing into it in a browser, which need not load the text. */}
              {isAnswer && <noscript>{import.meta.env.SSR && again()}</noscript>}
            </>
          }
        />
      )
    }
    case 'slot':
      return (
        times && (
          <TimePicker
            id={field.id}
            name={name}
            legend={field.label}
            intro={m.hire_us_slot_intro({ minutes: times.minutes })}
            none={m.hire_us_slot_none()}
            times={times}
            chosen={field.defaultValue}
            error={field.error}
            more={times.more && <MoreDays />}
          />
        )
      )
    case 'consent':
      return (
        <Checkbox
          id={field.id}
          name={name}
          label={<ConsentText text={consentText} policy={policy} />}
          error={field.error}
          defaultChecked={field.defaultValue === 'on'}
          required
        />
      )
  }
}

/** The parameter, in a URL or a form, that requests all days with available slots. */
export const allDays = { name: 'days', value: 'all' } as const

/** Loads the remaining days. Without scripts it submits the form, which is rendered again. */
function MoreDays() {
  const [search, setSearch] = useSearchParams()
  const withAll = new URLSearchParams([...search, [allDays.name, allDays.value]])
  return (
    <Button
      type="submit"
      formAction={`?${withAll}#${idOf('slot')}`}
      name={allDays.name}
      value={allDays.value}
      formNoValidate
      variant="quiet"
      size="small"
      icon="plus"
      onClick={(event) => {
        event.preventDefault()
        setSearch(withAll, { replace: true, preventScrollReset: true })
      }}
    >
      {m.hire_us_slot_more()}
    </Button>
  )
}
