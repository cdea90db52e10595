import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The source of the visit, without scripts only `page`: what the form is about, or where it is. */
export function SourceFields({ page }: { page?: string }) {
  const { pathname } = useLocation()
  const referrer = useRef<HTMLInputElement>(null)
  const campaign = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const search = new URLSearchParams(location.search)
    if (referrer.current) referrer.current.value = originOf(document.referrer)
    if (campaign.current) campaign.current.value = search.get('utm_campaign') ?? ''
  }, [])

  return (
    <>
      <input type="hidden" name="sourcePage" defaultValue={page ?? pathname} />
      <input ref={referrer} type="hidden" name="sourceReferrer" />
      <input ref={campaign} type="hidden" name="sourceCampaign" />
    </>
  )
}

/** Only the host: the rest of a URL may contain personal data. */
function originOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host : ''
}
