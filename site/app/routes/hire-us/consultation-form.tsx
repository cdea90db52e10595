import { attachmentsRule } from '@vitrina/content/documents/document-kinds.ts'
import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import type { NotStored } from '~/intake.server/submit-consultation.ts'
import { m } from '~/paraglide/messages.js'
import type { ConsultationTimes } from '~/routes/hire-us/times/times.server.ts'
import { Button } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { CheckboxGroup } from '~/ui/form/choice-group.tsx'
import { Draft } from '~/ui/form/draft/draft.tsx'
import { FileInput } from '~/ui/form/file-input.tsx'
import { UploadProgressWhenNeeded } from '~/ui/form/files/upload-progress-when-needed.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-problems-when-needed.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import { guardNames } from '~/ui/form/guard-names.ts'
import { Select } from '~/ui/form/select.tsx'
import { SourceFields } from '~/ui/form/source-fields.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { Textarea } from '~/ui/form/textarea.tsx'
import { useCheckedForm } from '~/ui/form/use-checked-form.ts'
import { Heading } from '~/ui/type/text.tsx'
import { consultationProblem } from './consultation-problem.ts'
import { consultationDraft } from './draft-name.ts'
import { consultationWords, idOf, inFormOrder, mailPattern, phonePattern } from './form-words.ts'
import type { ConsultationSubject, HireUsContent } from './hire-us.server.ts'
import { longestMessage, shortestMessage } from './message-length.ts'
import { MoreDays } from './times/more-days.tsx'
import { TimePicker } from './times/time-picker.tsx'
import { useTimeZone } from './times/use-time-zone.ts'

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
  notStored: NotStored | undefined
}

/** The consultation form: plain HTML, validated in the browser after hydration. */
export function ConsultationForm(props: Props) {
  const { choices, consentText, subject, times, notStored } = props
  const { values = {}, services = [] } = notStored ?? {}
  const { form, errors, problems, giveUp, sending } = useCheckedForm(notStored, consultationWords())
  // Keeps the key of the first render, even if the page's data is revalidated during input.
  const { current: idempotencyKey } = useRef(props.idempotencyKey)
  const timeZone = useTimeZone()
  const isAnswer = notStored?.values !== undefined
  const field = (name: string) => ({
    id: idOf(name),
    name,
    defaultValue: values[name],
    error: errors[name],
  })

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
        problem={consultationProblem(notStored, props.email)}
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
        defaultValue={values.idempotencyKey ?? idempotencyKey}
      />
      <input type="hidden" name="timeZone" value={timeZone ?? ''} />
      <SourceFields page={subject?.path} />
      <GuardFields challenge={notStored?.challenge} onGiveUp={giveUp} />

      <Part title={m.hire_us_part_need()}>
        {subject && (
          <p className="consultation-about">
            {m.hire_us_about_label()}: <PageLink to={subject.path}>{subject.title}</PageLink>
          </p>
        )}
        <Textarea
          {...field('message')}
          label={m.hire_us_message_label()}
          hint={m.hire_us_message_hint()}
          rows={6}
          minLength={shortestMessage}
          maxLength={longestMessage}
          required
        />
        {choices.services.length > 0 && (
          <div className="consultation-services">
            <CheckboxGroup
              id={idOf('services')}
              name="services"
              legend={m.hire_us_services_label()}
              hint={m.hire_us_services_hint()}
              options={choices.services}
              defaultValue={isAnswer ? services : subject?.services}
              error={errors.services}
              optional
            />
          </div>
        )}
        <div className="consultation-pair">
          <Select
            {...field('budget')}
            label={m.hire_us_budget_label()}
            placeholder={m.hire_us_budget_placeholder()}
            options={choices.budgets}
            optional
          />
          <Select
            {...field('timeline')}
            label={m.hire_us_timeline_label()}
            placeholder={m.hire_us_timeline_placeholder()}
            options={choices.timelines}
            optional
          />
        </div>
        <FileInput
          id={idOf('attachments')}
          name="attachments"
          rule={attachmentsRule}
          label={m.hire_us_attachments_label()}
          hint={
            <>
              {m.hire_us_attachments_hint()}
              {isAnswer && <noscript> {m.hire_us_attachments_again()}</noscript>}
            </>
          }
          error={errors.attachments}
          optional
        />
      </Part>

      {times ? (
        <Part title={m.hire_us_part_time()}>
          <TimePicker
            id={idOf('slot')}
            name="slot"
            legend={m.hire_us_slot_legend()}
            intro={m.hire_us_slot_intro({ minutes: times.minutes })}
            none={m.hire_us_slot_none()}
            times={times}
            chosen={values.slot}
            error={errors.slot}
            more={times.more && <MoreDays />}
          />
        </Part>
      ) : (
        // Reports that a selected slot is gone even if no slots are left.
        errors.slot && <p id={idOf('slot')}>{m.hire_us_slot_no_more()}</p>
      )}

      <Part title={m.hire_us_part_person()}>
        <div className="consultation-pair">
          <TextInput
            {...field('name')}
            label={m.form_name_label()}
            autoComplete="name"
            maxLength={120}
            required
          />
          <TextInput
            {...field('email')}
            label={m.form_email_label()}
            autoComplete="email"
            type="email"
            // Requires a dot in the domain, as public email addresses have one.
            pattern={mailPattern}
            maxLength={254}
            required
          />
          <TextInput
            {...field('company')}
            label={m.hire_us_company_label()}
            autoComplete="organization"
            maxLength={160}
            optional
          />
          <TextInput
            {...field('phone')}
            label={m.form_phone_label()}
            autoComplete="tel"
            type="tel"
            pattern={phonePattern}
            maxLength={40}
            optional
          />
        </div>
        <Checkbox
          id={idOf('consent')}
          name="consent"
          label={consentText}
          error={errors.consent}
          defaultChecked={values.consent === 'on'}
          required
        />
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
