import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells where the visitor came from, as far as their browser says; without scripts, the page alone.
 *
 * @param page what it is about; the page itself unless given.
 */
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

/** Only the host: the rest of an address may say things about a person. */
function originOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host : ''
}
