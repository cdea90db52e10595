import { useRef } from 'react'
import type { CareersContent } from '~/content.server/careers.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { Section } from '~/ui/page/section.tsx'
import { alertAddress, openingsAddress, openingsId } from './careers-address.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { chosenFilters, filterFields } from './filter-fields.ts'
import { FilterForm } from './filter-form.tsx'
import type { OpeningGroup } from './listed-vacancy.ts'
import { NoOpenings } from './no-openings.tsx'
import { OpeningGroups } from './opening-groups.tsx'

type Props = Pick<CareersContent, 'openHeading' | 'filter' | 'choices' | 'speculative'> & {
  found: { groups: OpeningGroup[]; total: number; page: number; pages: number }
}

/** The vacancies: filters, number of results, and rows. */
export function Openings({ openHeading, filter, choices, speculative, found }: Props) {
  const status = useRef<HTMLParagraphElement>(null)
  const fields = filterFields(choices)
  const chosen = chosenFilters(filter, fields)
  const hasNone = found.total === 0 && chosen.length === 0

  return (
    <Section id={openingsId} title={openHeading} className="openings">
      {!hasNone && <FilterForm fields={fields} filter={filter} />}
      {!hasNone && (
        <div className="openings-found">
          <p ref={status} role="status" tabIndex={-1}>
            {m.careers_found({ count: found.total })}
          </p>
          <ChosenFilters
            chosen={chosen}
            filter={filter}
            onRemove={() => status.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
      {found.total > 0 ? (
        <OpeningGroups groups={found.groups} counted={found.pages === 1} />
      ) : (
        <NoOpenings filtered={!hasNone} hasForm={speculative.hasForm} />
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        href={(page) => openingsAddress(filter, page)}
      />
      <p className="alert-link">
        <ArrowLink to={alertAddress(filter)}>{m.job_alerts_link()}</ArrowLink>
      </p>
    </Section>
  )
}
