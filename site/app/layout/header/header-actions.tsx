import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'

type Props = { employeePortal: string; onChoose?: () => void }

/** The two actions beside the menu, used in the header and in the menu panel. */
export function HeaderActions({ employeePortal, onChoose }: Props) {
  return (
    <>
      {employeePortal && (
        <PageLink className="portal-link" to={employeePortal} newTab onClick={onChoose}>
          {m.header_employee_portal()}
        </PageLink>
      )}
      <ButtonLink to="/hire-us" onClick={onChoose}>
        {m.header_schedule_consultation()}
      </ButtonLink>
    </>
  )
}
