import { RowItem, RowList } from '~/ui/show/lists.tsx'
import type { ListedVacancy } from './format-vacancy.server.ts'

/** Vacancies as rows, each a link to its page. */
export function VacancyRows({ vacancies, level }: { vacancies: ListedVacancy[]; level?: 4 }) {
  return (
    <RowList>
      {vacancies.map((vacancy) => (
        <RowItem key={vacancy.to} {...vacancy} level={level} />
      ))}
    </RowList>
  )
}
