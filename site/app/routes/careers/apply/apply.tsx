import type { Policy } from '~/content.server/links.ts'
import { m } from '~/paraglide/messages.js'
import { mailtoUrl } from '~/routes/vacancies/mailto.ts'
import type { VacancyContent } from '~/routes/vacancies/vacancy.server.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import type { SubmissionError } from '~/ui/form/submission.ts'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Eyebrow, Lead } from '~/ui/type/text.tsx'
import { ApplicationForm } from './application-form.tsx'

export const applyId = 'apply'

type Props = {
  vacancy: Pick<VacancyContent, 'slug' | 'title' | 'email' | 'recruiter' | 'questions'>
  /** Undefined until staff have filled in the texts of the form. */
  form: { answerTime: string; consentText: string; policy: Policy | undefined } | undefined
  rejected: SubmissionError | undefined
}

/** How to apply, and which recruiter reads the application. */
export function Apply({ vacancy, form, rejected }: Props) {
  const { slug, title, email, questions, recruiter } = vacancy
  return (
    <Section id={applyId} title={m.vacancy_apply_title()} tone="surface" layout="split">
      <div className="apply">
        {form ? (
          <div className="apply-form">
            <Lead className="on-screen">{form.answerTime}</Lead>
            <OrWrite email={email} subject={m.vacancy_apply_subject({ title })} />
            <ApplicationForm
              path={`/careers/${slug}`}
              questions={questions}
              consentText={form.consentText}
              policy={form.policy}
              email={email || m.form_write_to_us()}
              letter={{
                label: m.application_cover_letter_label(),
                hint: m.application_cover_letter_hint(),
              }}
              rejected={rejected}
            />
          </div>
        ) : (
          email && <ByEmail vacancy={vacancy} />
        )}
        {recruiter && (
          <div className="recruiter">
            <Eyebrow>{m.vacancy_recruiter()}</Eyebrow>
            <PersonCard {...recruiter} to={`/about-us/${recruiter.slug}`} sizes="240px" />
          </div>
        )}
      </div>
    </Section>
  )
}

export function OrWrite({ email, subject }: { email: string; subject: string }) {
  return (
    email && (
      <p className="apply-by-email">
        {m.application_or_write()} <PageLink to={mailtoUrl(email, subject)}>{email}</PageLink>
      </p>
    )
  )
}

function ByEmail({ vacancy: { title, email } }: Pick<Props, 'vacancy'>) {
  return (
    <div>
      <Lead>
        {m.vacancy_apply_text({ email })}{' '}
        <span className="on-screen">{m.vacancy_apply_text_button()}</span>
      </Lead>
      <ButtonLink
        to={mailtoUrl(email, m.vacancy_apply_subject({ title }))}
        icon="mail"
        size="large"
      >
        {m.vacancy_apply_by_email()}
      </ButtonLink>
    </div>
  )
}
