import { useEffect, useRef } from 'react'

/** Tells where the visitor came from, as far as their browser says; empty without scripts. */
export function SourceFields() {
  const page = useRef<HTMLInputElement>(null)
  const referrer = useRef<HTMLInputElement>(null)
  const campaign = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const search = new URLSearchParams(location.search)
    if (page.current) page.current.value = search.get('about') ?? location.pathname
    if (referrer.current) referrer.current.value = originOf(document.referrer)
    if (campaign.current) campaign.current.value = search.get('utm_campaign') ?? ''
  }, [])

  return (
    <>
      <input ref={page} type="hidden" name="sourcePage" />
      <input ref={referrer} type="hidden" name="sourceReferrer" />
      <input ref={campaign} type="hidden" name="sourceCampaign" />
    </>
  )
}

/** Only the host: the rest of an address may say things about a person. */
function originOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host : ''
}
