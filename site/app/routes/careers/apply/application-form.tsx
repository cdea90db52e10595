import { answerName, linkNames, maxCoverLetter } from '@vitrina/content/applications/form.ts'
import { cvRule } from '@vitrina/content/documents/file-rules.ts'
import { guardNames } from '@vitrina/content/submissions/submission.ts'
import { Form } from 'react-router'
import type { Policy } from '~/content.server/links.ts'
import { m } from '~/paraglide/messages.js'
import type { ApplicationQuestion } from '~/routes/vacancies/application-form.server.ts'
import { Button } from '~/ui/action/button.tsx'
import { ConsentText } from '~/ui/form/consent-text.tsx'
import { Draft } from '~/ui/form/draft.tsx'
import {
  Checkbox,
  ChoiceGroup,
  contactControls,
  FileInput,
  Textarea,
  TextInput,
  UploadProgressWhenNeeded,
} from '~/ui/form/fields.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-message.tsx'
import { GuardFields, SourceFields } from '~/ui/form/hidden-fields.tsx'
import { type SubmissionError, submittedValue, useCheckedForm } from '~/ui/form/submission.ts'
import { applicationMessages, cvOrLink, draftName, idOf, inFormOrder } from './application-texts.ts'

type Props = {
  path: string
  questions: ApplicationQuestion[]
  consentText: string
  policy: Policy | undefined
  /** Email address to show when the form fails. */
  email: string
  /** The cover letter, or the free text of an application without a vacancy. */
  letter: { label: string; hint: string }
  rejected: SubmissionError | undefined
}

/** The application form. It contains nothing specific to a visitor, so its page is cacheable. */
export function ApplicationForm(props: Props) {
  const { path, questions, consentText, policy, email, letter, rejected } = props
  const { form, errors, problems, giveUp, sending } = useCheckedForm(
    rejected,
    applicationMessages(questions),
    cvOrLink,
  )
  const field = (name: string) => ({
    id: idOf(name),
    name,
    defaultValue: submittedValue(rejected, name),
    error: errors[name],
  })

  return (
    <Form
      method="post"
      action={path}
      encType="multipart/form-data"
      // Without scripts, the server reports all errors at once, including those only it can detect.
      noValidate
      className="application-form"
      data-draft={draftName(path)}
      preventScrollReset
      {...form}
    >
      <FormProblemsWhenNeeded
        {...problems}
        errors={inFormOrder(errors, questions)}
        problem={rejected && { rejected, failed: 'application', email }}
      />
      <Draft
        name={draftName(path)}
        form={form.ref}
        except={['consent', guardNames.trap]}
        isAnswer={rejected !== undefined}
      />
      <SourceFields />
      <GuardFields challenge={rejected?.challenge} onGiveUp={giveUp} />
      <div className="field-pair">
        {(['name', 'email', 'phone'] as const).map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            {...contactControls[name]}
            label={contactControls[name].label()}
          />
        ))}
      </div>
      <FileInput
        id={idOf('cv')}
        name="cv"
        rule={cvRule}
        label={m.application_cv_label()}
        hint={m.application_cv_hint()}
        error={errors.cv}
      />
      <LinkFields field={field} />
      <Textarea
        {...field('coverLetter')}
        label={letter.label}
        hint={letter.hint}
        rows={6}
        maxLength={maxCoverLetter}
        optional
      />
      <Questions questions={questions} field={field} />
      <Checkbox
        id={idOf('consent')}
        name="consent"
        label={<ConsentText text={consentText} policy={policy} />}
        error={errors.consent}
        defaultChecked={submittedValue(rejected, 'consent') === 'on'}
        required
      />
      <div>
        <UploadProgressWhenNeeded sending={sending} />
        <Button type="submit" size="large" busy={sending} iconEnd="arrow-right">
          {sending ? m.form_submitting() : m.application_submit()}
        </Button>
      </div>
      <p className="field-hint">{m.application_again()}</p>
    </Form>
  )
}

type Field = (name: string) => { id: string; name: string; defaultValue?: string; error?: string }

/** Fields for a few links; the hint of the first one applies to all of them. */
function LinkFields({ field }: { field: Field }) {
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
          {...field(name)}
          label={m.application_link_label({ number: index + 1 })}
          // Not `url`: browsers would require the https:// prefix, which visitors rarely type.
          inputMode="url"
          autoComplete="off"
          maxLength={300}
        />
      ))}
    </fieldset>
  )
}

function Questions({ questions, field: fieldOf }: Pick<Props, 'questions'> & { field: Field }) {
  return questions.map((question) => {
    const { kind, label, required } = question
    const name = answerName(question)
    const field = { ...fieldOf(name), required, optional: !required }
    if (kind === 'yes-no') {
      const options = [
        { value: 'yes', label: m.application_yes() },
        { value: 'no', label: m.application_no() },
      ]
      return (
        <ChoiceGroup key={name} {...field} type="radio" legend={label} options={options} inline />
      )
    }
    if (kind === 'textarea') {
      return <Textarea key={name} {...field} label={label} rows={4} maxLength={5_000} />
    }
    const inputMode = kind === 'link' ? 'url' : undefined
    return <TextInput key={name} {...field} label={label} inputMode={inputMode} maxLength={300} />
  })
}
