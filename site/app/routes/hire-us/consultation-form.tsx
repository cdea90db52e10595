import { guardNames } from '@vitrina/content/submissions/submission.ts'
import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Draft } from '~/ui/form/draft.tsx'
import { UploadProgressWhenNeeded } from '~/ui/form/fields.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-message.tsx'
import { GuardFields, SourceFields } from '~/ui/form/hidden-fields.tsx'
import { submittedValue, useCheckedForm } from '~/ui/form/submission.ts'
import { Heading } from '~/ui/type/text.tsx'
import {
  consultationMessages,
  idOf,
  inFormOrder,
  Questions,
  type QuestionsProps,
} from './questions.tsx'
import { useTimeZone } from './time-picker.tsx'

export const consultationDraft = 'consultation'

type Props = QuestionsProps & {
  /** Email address to show when the form fails. */
  email: string
  idempotencyKey: string
  /** Said when the chosen time was taken meanwhile and no other is free. */
  noTimes: string | undefined
}

/** By itself: when it becomes known, React would remove errors in the form not yet hydrated. */
function TimeZoneField() {
  return <input type="hidden" name="timeZone" value={useTimeZone() ?? ''} />
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
  const isAnswer = rejected?.values !== undefined

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
        problem={rejected && { rejected, failed: 'consultation', email: props.email }}
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
      <TimeZoneField />
      <SourceFields page={subject?.path} />
      <GuardFields challenge={rejected?.challenge} onGiveUp={giveUp} />

      <Part title={m.hire_us_part_need()} className="consultation-part">
        {subject && (
          <p className="consultation-about">
            {m.hire_us_about_label()}: <PageLink to={subject.path}>{subject.title}</PageLink>
          </p>
        )}
        <Questions part="need" errors={errors} {...props} />
      </Part>

      {props.times ? (
        <Part title={m.hire_us_part_time()} className="consultation-part">
          <Questions part="time" errors={errors} {...props} />
        </Part>
      ) : (
        // Reports that a selected slot is gone even if no slots are left.
        errors.slot && <p id={idOf('slot')}>{props.noTimes}</p>
      )}

      <Part title={m.hire_us_part_person()} className="consultation-part">
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

type PartProps = { title: string; className?: string; children: ReactNode }

export function Part({ title, className, children }: PartProps) {
  return (
    <section className={className}>
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      {children}
    </section>
  )
}
