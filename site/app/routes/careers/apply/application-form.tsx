import { cvRule } from '@vitrina/content/documents/document-kinds.ts'
import { Form } from 'react-router'
import { m } from '~/paraglide/messages.js'
import type { ApplicationQuestion } from '~/routes/vacancies/application-form.server.ts'
import { Button } from '~/ui/action/button.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { Draft } from '~/ui/form/draft/draft.tsx'
import { FileInput } from '~/ui/form/file-input.tsx'
import { UploadProgressWhenNeeded } from '~/ui/form/files/upload-progress-when-needed.tsx'
import { FormProblemsWhenNeeded } from '~/ui/form/form-problems-when-needed.tsx'
import { GuardFields } from '~/ui/form/guard-fields.tsx'
import { guardNames } from '~/ui/form/guard-names.ts'
import { SourceFields } from '~/ui/form/source-fields.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { Textarea } from '~/ui/form/textarea.tsx'
import { useCheckedForm } from '~/ui/form/use-checked-form.ts'
import { coverLetterLongest, draftName } from './field-names.ts'
import { cvOrLink, formWords, idOf, inFormOrder } from './form-words.ts'
import { LinkFields } from './link-fields.tsx'
import { applicationProblem } from './not-stored.tsx'
import type { ApplicationOutcome } from './outcome.ts'
import { Questions } from './questions.tsx'

type Props = {
  /** The page's own path, to which the form is submitted. */
  path: string
  questions: ApplicationQuestion[]
  consentText: string
  /** Email address to show when the form fails. */
  email: string
  /** The cover letter, or the free text of an application without a vacancy. */
  letter: { label: string; hint: string }
  outcome: ApplicationOutcome | undefined
}

/**
 * The application form: plain HTML, validated in the browser and on the server. It contains nothing
 * specific to a visitor, so its page is cacheable.
 */
export function ApplicationForm({ path, questions, consentText, email, letter, outcome }: Props) {
  const { form, errors, problems, giveUp, sending } = useCheckedForm(
    outcome,
    formWords(questions),
    cvOrLink,
  )
  const { values = {} } = outcome ?? {}
  const field = (name: string) => ({
    id: idOf(name),
    name,
    defaultValue: values[name],
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
        problem={applicationProblem(outcome, email)}
      />
      <Draft
        name={draftName(path)}
        form={form.ref}
        except={['consent', guardNames.trap]}
        isAnswer={outcome !== undefined}
      />
      <SourceFields />
      <GuardFields challenge={outcome?.challenge} onGiveUp={giveUp} />
      <div className="field-pair">
        <TextInput
          {...field('name')}
          label={m.form_name_label()}
          autoComplete="name"
          maxLength={120}
          required
        />
        <TextInput
          {...field('email')}
          type="email"
          label={m.form_email_label()}
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextInput
          {...field('phone')}
          type="tel"
          label={m.form_phone_label()}
          autoComplete="tel"
          maxLength={40}
          optional
        />
      </div>
      <FileInput
        id={idOf('cv')}
        name="cv"
        rule={cvRule}
        label={m.application_cv_label()}
        hint={m.application_cv_hint()}
        error={errors.cv}
      />
      <LinkFields values={values} errors={errors} />
      <Textarea
        {...field('coverLetter')}
        label={letter.label}
        hint={letter.hint}
        rows={6}
        maxLength={coverLetterLongest}
        optional
      />
      <Questions questions={questions} values={values} errors={errors} />
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
          {sending ? m.form_submitting() : m.application_submit()}
        </Button>
      </div>
      <p className="field-hint">{m.application_again()}</p>
    </Form>
  )
}
