import type { CareerContent } from '~/content.server/career.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { Facts } from '~/ui/show/facts.tsx'
import { Heading } from '~/ui/type/heading.tsx'
import { Prose } from '~/ui/type/prose.tsx'
import type { VacancyFact } from './vacancy-facts.ts'

type Texts = Pick<
  CareerContent,
  'aboutHtml' | 'responsibilitiesHtml' | 'requirementsHtml' | 'niceToHaveHtml' | 'benefitsHtml'
>
type Props = { career: Texts; facts: VacancyFact[] }

/** The texts of a vacancy, with the facts beside them. */
export function VacancyBody({ career, facts }: Props) {
  const texts = [
    { title: m.career_about(), html: career.aboutHtml },
    { title: m.career_responsibilities(), html: career.responsibilitiesHtml },
    { title: m.career_requirements(), html: career.requirementsHtml },
    { title: m.career_nice_to_have(), html: career.niceToHaveHtml },
    { title: m.career_benefits(), html: career.benefitsHtml },
  ]
  return (
    <Section aria-label={m.career_facts()}>
      <div className="vacancy-body">
        <div className="vacancy-facts">
          <Facts
            items={facts.map(({ term, value, date }) => ({
              term,
              value: date ? <time dateTime={date}>{value}</time> : value,
            }))}
          />
        </div>
        <div className="vacancy-texts">
          {texts
            .filter(({ html }) => html)
            .map(({ title, html }) => (
              <div key={title}>
                <Heading level={2} size="subheading">
                  {title}
                </Heading>
                <Prose html={html} />
              </div>
            ))}
        </div>
      </div>
    </Section>
  )
}
