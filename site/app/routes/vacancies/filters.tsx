import { type VacancyFilters, vacancyListPath } from '@vitrina/content/paths.ts'
import { Link, useHref } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { Select, TextInput } from '~/ui/form/fields.tsx'
import { useInstantFilters } from '~/ui/form/instant-filters.ts'
import type { VacanciesContent } from './vacancies.server.ts'
import { employmentTypeLabels, seniorityLabels, workplaceLabels } from './vacancy-labels.ts'

/** The filter form: submitted without scripts, applied on change with them. */
export function FilterForm({ fields, filter }: { fields: FilterField[]; filter: VacancyFilters }) {
  return (
    <search>
      <form
        {...useInstantFilters(filter, vacancyListPath)}
        className="filter-form"
        action={useHref(vacancyListPath())}
        aria-label={m.careers_filter_label()}
        autoComplete="off"
      >
        <TextInput
          id="filter-q"
          name="q"
          type="search"
          label={m.careers_filter_text()}
          defaultValue={filter.q}
          maxLength={100}
        />
        <details className="wide-open" open={fields.some(({ name }) => filter[name])}>
          <summary>
            <Icon name="filter" />
            {m.careers_filter_more()}
          </summary>
          <div className="filter-selects">
            {fields.map(({ name, label, options }) => (
              <Select
                key={name}
                id={`filter-${name}`}
                name={name}
                label={label}
                placeholder={m.careers_filter_any()}
                options={options}
                defaultValue={filter[name] ?? ''}
              />
            ))}
          </div>
        </details>
        <Button type="submit" variant="secondary" className="filter-submit">
          {m.careers_filter_submit()}
        </Button>
      </form>
    </search>
  )
}

type FilterField = {
  name: Exclude<keyof VacancyFilters, 'q'>
  label: string
  options: { value: string; label: string }[]
}

export function filterFields(choices: VacanciesContent['choices']): FilterField[] {
  return [
    {
      name: 'department',
      label: m.careers_filter_department(),
      options: choices.departments.map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      name: 'location',
      label: m.careers_filter_location(),
      options: choices.locations.map((location) => ({ value: location, label: location })),
    },
    { name: 'workplace', label: m.careers_filter_workplace(), options: labelled(workplaceLabels) },
    { name: 'type', label: m.careers_filter_type(), options: labelled(employmentTypeLabels) },
    { name: 'seniority', label: m.careers_filter_seniority(), options: labelled(seniorityLabels) },
  ]
}

function labelled(labels: Record<string, () => string>): FilterField['options'] {
  return Object.entries(labels).map(([value, label]) => ({ value, label: label() }))
}

type ChosenFilter = { name: keyof VacancyFilters; label: string }

export function chosenFilters(filter: VacancyFilters, fields: FilterField[]): ChosenFilter[] {
  const chosen: ChosenFilter[] = fields.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === filter[name]).map(({ label }) => ({ name, label })),
  )
  if (filter.q) chosen.push({ name: 'q', label: m.careers_filter_quoted({ text: filter.q }) })
  return chosen
}

type ChosenFiltersProps = {
  chosen: ChosenFilter[]
  filter: VacancyFilters
  /** Moves the focus away from a link that is about to be removed. */
  onRemove: () => void
}

/** The active filters, each a link to the list without it. */
export function ChosenFilters({ chosen, filter, onRemove }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  const link = { preventScrollReset: true, onClick: onRemove }
  return (
    <ul className="tags chosen-filters" aria-label={m.careers_filter_active()}>
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            {...link}
            to={vacancyListPath({ ...filter, [name]: undefined })}
            className="tag tag-link"
          >
            <span className="visually-hidden">{m.careers_filter_remove()} </span>
            {label}
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link {...link} to={vacancyListPath()} className="button button-quiet button-small">
          {m.careers_filter_clear()}
        </Link>
      </li>
    </ul>
  )
}
