import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { useEffect, useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { HireUsContent } from '~/content.server/hire-us.ts'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/choice-group.tsx'
import { ErrorSummary } from '~/ui/form/error-summary.tsx'
import { FileInput } from '~/ui/form/file-input.tsx'
import { filesSchema } from '~/ui/form/files/files-schema.ts'
import { UploadProgress } from '~/ui/form/files/upload-progress.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import { Select } from '~/ui/form/select.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { Textarea } from '~/ui/form/textarea.tsx'
import { consultationSchema, values } from './consultation-schema.ts'
import { SourceFields } from './source-fields.tsx'

type Props = {
  choices: HireUsContent['choices']
  consentText: string
  /** Where to write when the form fails. */
  email: string
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  /** Whether the request was fine but could not be stored. */
  failed: boolean
}

/** The consultation form: works as plain HTML, and checks while typing once scripts are there. */
export function ConsultationForm(props: Props) {
  const { choices, consentText, lastResult } = props
  const schema = useMemo(
    () => consultationSchema(values(choices)).extend({ attachments: filesSchema(attachmentsRule) }),
    [choices],
  )
  // The key of the first rendering stays, whatever the page's data does while somebody types.
  const { current: idempotencyKey } = useRef(props.idempotencyKey)
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
  // `fields` is made on access, so its entries have to be named, in the order of the page.
  const errors = [
    fields.message,
    fields.services,
    fields.budget,
    fields.timeline,
    fields.attachments,
    fields.name,
    fields.email,
    fields.company,
    fields.phone,
    fields.consent,
  ].flatMap(({ id, errors: found }) => (found?.[0] ? [{ id, message: found[0] }] : []))

  return (
    <Form
      method="post"
      action="/hire-us"
      encType="multipart/form-data"
      className="consultation-form"
      {...getFormProps(form)}
    >
      <ErrorSummary
        title={m.hire_us_error_summary_title()}
        errors={form.status === 'error' ? errors : []}
      />
      {props.failed && (
        <FormMessage tone="error" title={m.hire_us_failed_title()}>
          {m.hire_us_failed_text({ email: props.email })}
        </FormMessage>
      )}
      <input
        type="hidden"
        name={fields.idempotencyKey.name}
        defaultValue={lastResult?.initialValue?.idempotencyKey?.toString() ?? idempotencyKey}
      />
      <SourceFields />
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
          defaultValue={asList(fields.services.initialValue)}
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
        hint={m.hire_us_attachments_hint()}
        error={fields.attachments.errors?.[0]}
        optional
      />
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
    </Form>
  )
}

/** Checkboxes of one name: none, one text or a list of texts. */
function asList(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string')
  return typeof value === 'string' ? [value] : []
}
