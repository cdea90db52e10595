import { Link } from 'react-router'
import type { CareersFilter } from '~/content.server/careers.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { openingsAddress } from './careers-address.ts'
import type { ChosenFilter } from './filter-fields.ts'

type Props = {
  chosen: ChosenFilter[]
  filter: CareersFilter
  /** Moves the focus away from a link that is about to be removed. */
  onRemove: () => void
}

/** The active filters, each a link to the list without it. */
export function ChosenFilters({ chosen, filter, onRemove }: Props) {
  if (chosen.length === 0) return null
  const link = { replace: true, preventScrollReset: true, onClick: onRemove }
  return (
    <ul className="tags chosen-filters" aria-label={m.careers_filter_active()}>
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            {...link}
            to={openingsAddress({ ...filter, [name]: undefined })}
            className="tag tag-link"
          >
            <span className="visually-hidden">{m.careers_filter_remove()} </span>
            {label}
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link {...link} to={openingsAddress({})} className="button button-quiet button-small">
          {m.careers_filter_clear()}
        </Link>
      </li>
    </ul>
  )
}
