import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ConsultationSubject } from '~/content.server/consultation-subject.ts'
import type { ConsultationTimes } from '~/content.server/consultation-times.ts'
import type { HireUsContent } from '~/content.server/hire-us.ts'
import type { NotStored } from '~/intake.server/submit-consultation.ts'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/choice-group.tsx'
import { DraftNotice } from '~/ui/form/draft/draft-notice.tsx'
import { useDraft } from '~/ui/form/draft/use-draft.ts'
import { ErrorSummary } from '~/ui/form/error-summary.tsx'
import { FileInput } from '~/ui/form/file-input.tsx'
import { filesSchema } from '~/ui/form/files/files-schema.ts'
import { UploadProgress } from '~/ui/form/files/upload-progress.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import { guardNames } from '~/ui/form/guard-names.ts'
import { Select } from '~/ui/form/select.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { Textarea } from '~/ui/form/textarea.tsx'
import { Heading } from '~/ui/type/heading.tsx'
import { consultationSchema, values } from './consultation-schema.ts'
import { NotStoredMessage } from './not-stored-message.tsx'
import { SourceFields } from './source-fields.tsx'
import { MoreDays } from './times/more-days.tsx'
import { TimePicker } from './times/time-picker.tsx'
import { useTimeZone } from './times/use-time-zone.ts'

/** The name of its draft in the browser. */
export const consultationDraft = 'consultation'

type Props = {
  choices: HireUsContent['choices']
  consentText: string
  /** Where to write when the form fails. */
  email: string
  idempotencyKey: string
  /** When somebody can be spoken to; `undefined` if nobody can. */
  times: ConsultationTimes | undefined
  /** The project or service that it is about. */
  subject: ConsultationSubject | undefined
  /** Why the form is back. */
  notStored: NotStored | undefined
}

/** The consultation form: works as plain HTML, and checks while typing once scripts are there. */
export function ConsultationForm(props: Props) {
  const { choices, consentText, subject, times, notStored } = props
  const lastResult = notStored?.result
  const schema = useMemo(
    () => consultationSchema(values(choices)).extend({ attachments: filesSchema(attachmentsRule) }),
    [choices],
  )
  // The key of the first rendering stays, whatever the page's data does while somebody types.
  const { current: idempotencyKey } = useRef(props.idempotencyKey)
  const timeZone = useTimeZone()
  const navigation = useNavigation()
  const sending = navigation.formAction?.startsWith('/hire-us') === true
  const isSent = useRef(false)
  useEffect(() => {
    if (navigation.state === 'idle') isSent.current = false
  }, [navigation.state])
  const [form, fields] = useForm({
    id: 'consultation',
    lastResult,
    constraint: getZodConstraint(schema),
    // Not on leaving a field: what it then says would move the button away below the pointer.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    // The second click of a double click comes before anything has been rendered.
    onSubmit: (event) => {
      if (isSent.current) event.preventDefault()
      isSent.current = true
    },
  })
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraft(consultationDraft, element, {
    except: [fields.consent.name, guardNames.trap],
    isAnswer: lastResult !== undefined,
  })
  // `fields` is made on access, so its entries have to be named, in the order of the page.
  const errors = [
    fields.message,
    fields.services,
    fields.budget,
    fields.timeline,
    fields.attachments,
    fields.slot,
    fields.name,
    fields.email,
    fields.company,
    fields.phone,
    fields.consent,
  ].flatMap(({ id, errors: found }) => (found?.[0] ? [{ id, message: found[0] }] : []))

  return (
    <Form
      method="post"
      action={subject ? `/hire-us?about=${encodeURIComponent(subject.path)}` : '/hire-us'}
      encType="multipart/form-data"
      className="consultation-form"
      {...getFormProps(form)}
      ref={element}
    >
      {/* What the Enter key presses: the first button there is. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary
        title={m.hire_us_error_summary_title()}
        errors={form.status === 'error' ? errors : []}
      />
      <NotStoredMessage {...notStored} email={props.email} />
      {draft.restored && <DraftNotice onStartAfresh={draft.startAfresh} />}
      <input
        type="hidden"
        name={fields.idempotencyKey.name}
        defaultValue={lastResult?.initialValue?.idempotencyKey?.toString() ?? idempotencyKey}
      />
      <input type="hidden" name={fields.timeZone.name} value={timeZone ?? ''} />
      <SourceFields page={subject?.path} />
      <GuardFields challenge={notStored?.challenge} />

      <Part title={m.hire_us_part_need()}>
        {subject && (
          <p className="consultation-about">
            {m.hire_us_about_label()}: <PageLink to={subject.path}>{subject.title}</PageLink>
          </p>
        )}
        <Textarea
          {...getTextareaProps(fields.message)}
          label={m.hire_us_message_label()}
          hint={m.hire_us_message_hint()}
          error={fields.message.errors?.[0]}
          rows={6}
        />
        <div className="consultation-services">
          <CheckboxGroup
            id={fields.services.id}
            name={fields.services.name}
            legend={m.hire_us_services_label()}
            hint={m.hire_us_services_hint()}
            options={choices.services}
            defaultValue={
              lastResult ? asList(fields.services.initialValue) : (subject?.services ?? [])
            }
            error={fields.services.errors?.[0]}
            optional
          />
        </div>
        <div className="consultation-pair">
          <Select
            {...getSelectProps(fields.budget)}
            label={m.hire_us_budget_label()}
            placeholder={m.hire_us_budget_placeholder()}
            options={choices.budgets}
            error={fields.budget.errors?.[0]}
            optional
          />
          <Select
            {...getSelectProps(fields.timeline)}
            label={m.hire_us_timeline_label()}
            placeholder={m.hire_us_timeline_placeholder()}
            options={choices.timelines}
            error={fields.timeline.errors?.[0]}
            optional
          />
        </div>
        <FileInput
          id={fields.attachments.id}
          name={fields.attachments.name}
          rule={attachmentsRule}
          label={m.hire_us_attachments_label()}
          hint={
            <>
              {m.hire_us_attachments_hint()}
              {lastResult && <noscript> {m.hire_us_attachments_again()}</noscript>}
            </>
          }
          error={fields.attachments.errors?.[0]}
          optional
        />
      </Part>

      {times ? (
        <Part title={m.hire_us_part_time()}>
          <TimePicker
            id={fields.slot.id}
            name={fields.slot.name}
            legend={m.hire_us_slot_legend()}
            intro={m.hire_us_slot_intro({ minutes: times.minutes })}
            none={m.hire_us_slot_none()}
            times={times}
            chosen={fields.slot.initialValue?.toString()}
            error={fields.slot.errors?.[0]}
            more={times.more && <MoreDays />}
          />
        </Part>
      ) : (
        // Whoever had chosen a time is told, also when none is left.
        fields.slot.errors?.[0] && <p id={fields.slot.id}>{m.hire_us_slot_no_more()}</p>
      )}

      <Part title={m.hire_us_part_person()}>
        <div className="consultation-pair">
          <TextInput
            {...getInputProps(fields.name, { type: 'text' })}
            label={m.hire_us_name_label()}
            error={fields.name.errors?.[0]}
            autoComplete="name"
          />
          <TextInput
            {...getInputProps(fields.email, { type: 'email' })}
            label={m.hire_us_email_label()}
            error={fields.email.errors?.[0]}
            autoComplete="email"
          />
          <TextInput
            {...getInputProps(fields.company, { type: 'text' })}
            label={m.hire_us_company_label()}
            error={fields.company.errors?.[0]}
            autoComplete="organization"
            optional
          />
          <TextInput
            {...getInputProps(fields.phone, { type: 'tel' })}
            label={m.hire_us_phone_label()}
            error={fields.phone.errors?.[0]}
            autoComplete="tel"
            optional
          />
        </div>
        <Checkbox
          {...getInputProps(fields.consent, { type: 'checkbox' })}
          label={consentText}
          error={fields.consent.errors?.[0]}
        />
        <div>
          <UploadProgress />
          <Button type="submit" size="large" busy={sending} iconEnd="arrow-right">
            {sending ? m.hire_us_submitting() : m.hire_us_submit()}
          </Button>
        </div>
      </Part>
    </Form>
  )
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

/** Checkboxes of one name: none, one text or a list of texts. */
function asList(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string')
  return typeof value === 'string' ? [value] : []
}
