import { getEmployee } from '~/content.server/employee.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { listVacancy } from '~/routes/careers/listed-vacancy.ts'
import { VacancyRows } from '~/routes/careers/vacancy-rows.tsx'
import { movedOrMissing } from '~/routes/not-found/moved-or-missing.server.ts'
import { Section } from '~/ui/page/section.tsx'
import type { Route } from './+types/employee.ts'
import { Neighbours } from './neighbours.tsx'
import { person } from './person.ts'
import { Profile } from './profile.tsx'
import { WorkedOn } from './worked-on.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const found = await getEmployee(params.id)
  if (!found) throw await movedOrMissing(`/about-us/${params.id}`)
  const { vacancies, ...employee } = found
  return { employee, vacancies: vacancies.map(listVacancy) }
}

export const meta: Route.MetaFunction = (args) => {
  const employee = args.loaderData?.employee
  if (!employee) return pageMeta(args, { title: m.employee_breadcrumb() })
  const employer = args.matches[1].loaderData
  return [
    ...pageMeta(args, employee.seo),
    ...(employer ? [{ 'script:ld+json': person(employee, employer) }] : []),
  ]
}

/** The page of one team member. */
export default function EmployeePage({
  loaderData: { employee, vacancies },
}: Route.ComponentProps) {
  return (
    <>
      <Profile employee={employee} />
      <WorkedOn projects={employee.projects} />
      {vacancies.length > 0 && (
        <Section title={m.employee_vacancies()} layout="split">
          <VacancyRows vacancies={vacancies} departments />
        </Section>
      )}
      <Neighbours previous={employee.previous} next={employee.next} />
    </>
  )
}
