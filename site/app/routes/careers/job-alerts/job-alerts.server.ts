import type { AlertChoice } from '@vitrina/content/vacancies/alert-choice.ts'
import type { Department } from '~/content.server/search-params.ts'
import { m } from '~/paraglide/messages.js'
import { workplaceLabels } from '~/routes/vacancies/vacancy-labels.ts'

/** Formats the choice of a job alert, such as “Departments: Design; all workplaces”. */
export function describeChoice(
  { departments, workplaces }: AlertChoice,
  known: readonly Department[],
): string {
  const names = known.filter(({ id }) => departments.includes(id)).map(({ title }) => title)
  const places = workplaces.map((workplace) => workplaceLabels[workplace]())
  return [
    names.length > 0
      ? m.job_alerts_choice_departments({ names: names.join(', ') })
      : m.job_alerts_choice_all_departments(),
    places.length > 0
      ? m.job_alerts_choice_workplaces({ names: places.join(', ') })
      : m.job_alerts_choice_all_workplaces(),
  ].join('; ')
}

/** The token in the URL of a link from an email. */
export const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
