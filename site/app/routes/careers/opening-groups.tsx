import { m } from '~/paraglide/messages.js'
import { Heading } from '~/ui/type/heading.tsx'
import type { OpeningGroup } from './listed-vacancy.ts'
import { VacancyRows } from './vacancy-rows.tsx'

type Props = {
  groups: OpeningGroup[]
  /** False if a group may continue on the next page. */
  counted: boolean
}

/** The vacancies by department, with the department's name beside them. */
export function OpeningGroups({ groups, counted }: Props) {
  return groups.map(({ department, vacancies }) => (
    <div key={department} className="opening-group">
      <div>
        <Heading level={3}>{department}</Heading>
        {counted && <p>{m.careers_found_here({ count: vacancies.length })}</p>}
      </div>
      <VacancyRows vacancies={vacancies} level={4} />
    </div>
  ))
}
