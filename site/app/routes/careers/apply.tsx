import type { CareerContent } from '~/content.server/career.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'
import { Eyebrow, Lead } from '~/ui/type/heading.tsx'
import { mailAddress } from './mail-address.ts'

export const applyId = 'apply'

type Props = { career: Pick<CareerContent, 'title' | 'email' | 'recruiter'> }

/** How to apply, and who will read it. */
export function Apply({ career: { title, email, recruiter } }: Props) {
  return (
    <Section id={applyId} title={m.career_apply_title()} tone="surface" layout="split">
      <div className="apply">
        <div>
          <Lead>
            {m.career_apply_text({ email })}{' '}
            <span className="on-screen">{m.career_apply_text_button()}</span>
          </Lead>
          <ButtonLink
            to={mailAddress(email, m.career_apply_subject({ title }))}
            icon="mail"
            size="large"
          >
            {m.career_apply_by_mail()}
          </ButtonLink>
        </div>
        {recruiter && (
          <div className="recruiter">
            <Eyebrow>{m.career_recruiter()}</Eyebrow>
            <PersonCard {...recruiter} to={`/about-us/${recruiter.slug}`} sizes="240px" />
          </div>
        )}
      </div>
    </Section>
  )
}
