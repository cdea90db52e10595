import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { toast } from '~/layout/toast.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'

/** What a visitor reads once their request is stored. */
export function Received({ reference, answerTime }: { reference: string; answerTime: string }) {
  const navigationType = useNavigationType()

  useEffect(() => {
    // A reload or a step back shows the page again, but it is no news then.
    if (navigationType === NavigationType.Pop) return
    toast({
      tone: 'success',
      message: m.hire_us_received_toast(),
      description: m.hire_us_received_reference({ reference }),
    })
  }, [navigationType, reference])

  return (
    <PageHeader
      size="large"
      title={m.hire_us_received_title()}
      lead={
        <>
          <strong>{m.hire_us_received_reference({ reference })}</strong> {m.hire_us_received_mail()}{' '}
          {answerTime}
        </>
      }
    >
      <ButtonLink to="/">{m.hire_us_received_home()}</ButtonLink>
      <ButtonLink to="/hire-us" variant="secondary">
        {m.hire_us_received_again()}
      </ButtonLink>
    </PageHeader>
  )
}
