import { questionList } from '@vitrina/content/consultations/fields.ts'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { guardNames } from '@vitrina/content/submissions/submission.ts'
import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { m } from '~/paraglide/messages.js'
import type { ConsultationSubject, HireUsContent } from '~/routes/hire-us/hire-us.server.ts'
import type { ConsultationTimes } from '~/routes/hire-us/times/times.server.ts'
import { Button } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Draft } from '~/ui/form/draft/draft.tsx'
import { Checkbox } from '~/ui/form/fields/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/fields/choice-group.tsx'
import { contactControls } from '~/ui/form/fields/contact-texts.ts'
import { Select } from '~/ui/form/fields/select.tsx'
import { Textarea, TextInput } from '~/ui/form/fields/text-input.tsx'
import { FileInput } from '~/ui/form/files/file-input.tsx'
import { UploadProgressWhenNeeded } from '~/ui/form/files/upload-progress-when-needed.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-problems-when-needed.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import { SourceFields } from '~/ui/form/source-fields.tsx'
import {
  type SubmissionError,
  submissionProblem,
  submittedValue,
} from '~/ui/form/submission-error.ts'
import { useCheckedForm } from '~/ui/form/use-checked-form.ts'
import { Heading } from '~/ui/type/text.tsx'
import {
  consultationDraft,
  consultationMessages,
  consultationTexts,
  idOf,
  inFormOrder,
} from './consultation-texts.ts'
import { MoreDays } from './times/more-days.tsx'
import { TimePicker, useTimeZone } from './times/time-picker.tsx'

const again = () => ` ${m.hire_us_attachments_again()}`

/** The formats that browsers check before the form is sent, as the server does. */
const patterns: { [Kind in Question['kind']]?: string } = {
  // Requires a dot in the domain, as public email addresses have one.
  email: String.raw`.*\.[^.@]+`,
  phone: String.raw`\s*[+\d][\d\s\(\)\.\-\/]{4,}`,
}

type Props = {
  choices: HireUsContent['choices']
  consentText: string
  /** Email address to show when the form fails. */
  email: string
  idempotencyKey: string
  /** The available slots; `undefined` if there are none. */
  times: ConsultationTimes | undefined
  /** The project or service the request is about. */
  subject: ConsultationSubject | undefined
  /** Why the form is shown again after a submission. */
  rejected: SubmissionError | undefined
}

/** The consultation form: plain HTML, validated in the browser after hydration. */
export function ConsultationForm(props: Props) {
  const { subject, rejected } = props
  const { form, errors, problems, giveUp, sending } = useCheckedForm(
    rejected,
    consultationMessages(),
  )
  // Keeps the key of the first render, even if the page's data is revalidated during input.
  const { current: idempotencyKey } = useRef(props.idempotencyKey)
  const timeZone = useTimeZone()
  const isAnswer = rejected?.values !== undefined
  const failed = {
    title: m.hire_us_failed_title(),
    text:
      rejected?.reason === 'full'
        ? m.hire_us_full_text({ email: props.email })
        : m.hire_us_failed_text({ email: props.email }),
  }

  return (
    <Form
      method="post"
      action={subject ? `/hire-us?about=${encodeURIComponent(subject.path)}` : '/hire-us'}
      encType="multipart/form-data"
      className="consultation-form"
      data-draft={consultationDraft}
      // Without scripts, the server reports all errors at once, with our own messages.
      noValidate
      {...form}
    >
      {/* The default button for the Enter key, which is the first submit button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <FormProblemsWhenNeeded
        {...problems}
        errors={inFormOrder(errors)}
        problem={rejected && submissionProblem(rejected, failed, props.email)}
      />
      <Draft
        name={consultationDraft}
        form={form.ref}
        except={['consent', guardNames.trap]}
        isAnswer={isAnswer}
      />
      <input
        type="hidden"
        name="idempotencyKey"
        defaultValue={submittedValue(rejected, 'idempotencyKey') ?? idempotencyKey}
      />
      <input type="hidden" name="timeZone" value={timeZone ?? ''} />
      <SourceFields page={subject?.path} />
      <GuardFields challenge={rejected?.challenge} onGiveUp={giveUp} />

      <Part title={m.hire_us_part_need()}>
        {subject && (
          <p className="consultation-about">
            {m.hire_us_about_label()}: <PageLink to={subject.path}>{subject.title}</PageLink>
          </p>
        )}
        <Questions part="need" errors={errors} {...props} />
      </Part>

      {props.times ? (
        <Part title={m.hire_us_part_time()}>
          <Questions part="time" errors={errors} {...props} />
        </Part>
      ) : (
        // Reports that a selected slot is gone even if no slots are left.
        errors.slot && <p id={idOf('slot')}>{m.hire_us_slot_no_more()}</p>
      )}

      <Part title={m.hire_us_part_person()}>
        <Questions part="person" errors={errors} {...props} />
        <div>
          <UploadProgressWhenNeeded sending={sending} />
          <Button type="submit" size="large" busy={sending} iconEnd="arrow-right">
            {sending ? m.form_submitting() : m.hire_us_submit()}
          </Button>
        </div>
      </Part>
    </Form>
  )
}

type Question = (typeof questionList)[number]
type QuestionsProps = Props & { part: Question['part']; errors: Record<string, string> }

/** The controls of a part of the form; short ones are side by side. */
function Questions({ part, ...props }: QuestionsProps) {
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
      {rest[0] && <div className="consultation-pair">{rest.filter(isShort).map(show)}</div>}
      {rest.filter((one) => !isShort(one)).map(show)}
    </>
  )
}

function QuestionControl({
  question: { name, kind, required, min, max, choices: list, autoComplete },
  errors,
  choices,
  consentText,
  subject,
  times,
  rejected,
}: Omit<QuestionsProps, 'part'> & { question: Question }) {
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
          <CheckboxGroup
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
          label={consentText}
          error={field.error}
          defaultChecked={field.defaultValue === 'on'}
          required
        />
      )
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="consultation-part">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      {children}
    </section>
  )
}
