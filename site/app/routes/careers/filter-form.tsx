import type { CareersFilter } from '~/content.server/careers.ts'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { Select } from '~/ui/form/fields/select.tsx'
import { TextInput } from '~/ui/form/fields/text-input.tsx'
import { openingsId } from './careers-address.ts'
import type { FilterField } from './filter-fields.ts'
import { useInstantFilters } from './use-instant-filters.ts'

type Props = { fields: FilterField[]; filter: CareersFilter }

/** The filter form: submitted without scripts, applied on change with them. */
export function FilterForm({ fields, filter }: Props) {
  const listening = useInstantFilters(filter)
  return (
    <search>
      <form
        {...listening}
        className="filter-form"
        action={`/careers#${openingsId}`}
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
