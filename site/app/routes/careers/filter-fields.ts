import type { CareersContent, CareersFilter } from '~/content.server/careers.ts'
import { m } from '~/paraglide/messages.js'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from '~/vacancy-labels.ts'

export type FilterField = {
  name: Exclude<keyof CareersFilter, 'q'>
  label: string
  options: { value: string; label: string }[]
}

/** The select fields of the filter form. */
export function filterFields({ departments, locations }: CareersContent['choices']): FilterField[] {
  return [
    {
      name: 'department',
      label: m.careers_filter_department(),
      options: departments.map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      name: 'location',
      label: m.careers_filter_location(),
      options: locations.map((location) => ({ value: location, label: location })),
    },
    {
      name: 'workplace',
      label: m.careers_filter_workplace(),
      options: labelled(workplaceLabels),
    },
    { name: 'type', label: m.careers_filter_type(), options: labelled(employmentTypeLabels) },
    { name: 'seniority', label: m.careers_filter_seniority(), options: labelled(seniorityLabels) },
  ]
}

function labelled(labels: Record<string, () => string>): FilterField['options'] {
  return Object.entries(labels).map(([value, label]) => ({ value, label: label() }))
}

export type ChosenFilter = { name: keyof CareersFilter; label: string }

/** The active filters with their labels. */
export function chosenFilters(filter: CareersFilter, fields: FilterField[]): ChosenFilter[] {
  const chosen: ChosenFilter[] = fields.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === filter[name]).map(({ label }) => ({ name, label })),
  )
  if (filter.q) chosen.push({ name: 'q', label: m.careers_filter_quoted({ text: filter.q }) })
  return chosen
}
