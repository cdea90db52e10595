import { vacancyPath } from '@vitrina/content/paths.ts'
import { RowItem, RowList } from '~/ui/show/lists.tsx'
import type { ListedVacancy } from './format-vacancy.server.ts'

type Props = {
  vacancies: ListedVacancy[]
  /** Shows the department in each row, for lists with several departments. */
  departments?: boolean
  level?: 3 | 4
}

/** Vacancies as rows, each a link to its page. */
export function VacancyRows({ vacancies, departments = false, level = 3 }: Props) {
  return (
    <RowList>
      {vacancies.map(({ slug, title, department, details, salary }) => (
        <RowItem
          key={slug}
          to={vacancyPath(slug)}
          title={title}
          details={departments ? [department, ...details] : details}
          aside={salary}
          level={level}
        />
      ))}
    </RowList>
  )
}
