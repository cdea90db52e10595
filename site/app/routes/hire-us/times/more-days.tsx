import { useSearchParams } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Button } from '~/ui/action/button.tsx'

/** The parameter, in a URL or a form, that requests all days with available slots. */
export const allDays = { name: 'days', value: 'all' } as const

/**
 * Loads the days that are not on the page yet. Without scripts it submits the form, which is then
 * rendered again with the submitted values.
 */
export function MoreDays() {
  const [, setSearch] = useSearchParams()
  return (
    <Button
      type="submit"
      name={allDays.name}
      value={allDays.value}
      formNoValidate
      variant="quiet"
      size="small"
      icon="plus"
      onClick={(event) => {
        event.preventDefault()
        setSearch(
          (search) => {
            search.set(allDays.name, allDays.value)
            return search
          },
          { replace: true, preventScrollReset: true },
        )
      }}
    >
      {m.hire_us_slot_more()}
    </Button>
  )
}
