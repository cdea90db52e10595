import type { CareerContent } from '~/content.server/career.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { applyId } from './apply/apply.tsx'
import { openingsAddress } from './careers-address.ts'

type Props = {
  career: Pick<CareerContent, 'title' | 'summary' | 'closed'>
  /** The formatted last day of a closed vacancy. */
  closedAfter?: string
}

/** Title and summary, then the link to apply or a note that the vacancy is closed. */
export function VacancyHeader({ career, closedAfter }: Props) {
  const breadcrumb = [{ label: m.career_breadcrumb(), to: '/careers' }, { label: career.title }]
  return (
    <PageHeader title={career.title} lead={career.summary} breadcrumb={breadcrumb}>
      {career.closed ? (
        <FormMessage tone="note" title={m.career_closed_title()}>
          <p>{m.career_closed_text({ date: closedAfter ?? '' })}</p>
          <ArrowLink to={openingsAddress({})}>{m.career_closed_action()}</ArrowLink>
        </FormMessage>
      ) : (
        <ButtonLink to={`#${applyId}`} iconEnd="chevron-down">
          {m.career_apply()}
        </ButtonLink>
      )}
    </PageHeader>
  )
}
