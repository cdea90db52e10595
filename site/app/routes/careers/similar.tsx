import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { openingsAddress } from './careers-address.ts'
import type { ListedVacancy } from './listed-vacancy.ts'
import { VacancyRows } from './vacancy-rows.tsx'

type Props = { vacancies: ListedVacancy[]; closed: boolean }

/** Similar vacancies. */
export function Similar({ vacancies, closed }: Props) {
  if (vacancies.length === 0) return null
  return (
    <Section
      title={closed ? m.career_similar_closed() : m.career_similar()}
      layout="split"
      className="vacancy-similar"
      action={<ArrowLink to={openingsAddress({})}>{m.career_all()}</ArrowLink>}
    >
      <VacancyRows vacancies={vacancies} departments />
    </Section>
  )
}
