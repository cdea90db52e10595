import { guardNames, type WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '~/paraglide/messages.js'

type GuardFieldsProps = {
  challenge: WorkChallenge | undefined
  /** Called if the proof of work fails. */
  onGiveUp: () => void
}

/** Spam protection: a hidden field, the time spent, and a proof of work if the server asks. */
export function GuardFields({ challenge, onGiveUp }: GuardFieldsProps) {
  const took = useRef<HTMLInputElement>(null)
  const proof = useRef<HTMLInputElement>(null)
  const giveUp = useEffectEvent(onGiveUp)

  useEffect(() => {
    const form = took.current?.form
    const since = Date.now()
    const record = () => {
      if (took.current) took.current.value = String(Date.now() - since)
    }
    form?.addEventListener('submit', record, true)
    return () => form?.removeEventListener('submit', record, true)
  }, [])

  useEffect(() => {
    if (!challenge) return
    let isWanted = true
    import('~/browser/prove-work.ts')
      .then(({ proveWork }) => proveWork(challenge))
      .then((done) => {
        if (!isWanted || !proof.current) return
        proof.current.value = done
        proof.current.form?.requestSubmit()
      })
      .catch((error) => {
        console.error('The proof could not be made:', error)
        if (isWanted) giveUp()
      })
    return () => {
      isWanted = false
    }
  }, [challenge])

  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {m.guard_trap()}
          <input type="text" name={guardNames.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input ref={took} type="hidden" name={guardNames.took} />
      <input ref={proof} type="hidden" name={guardNames.proof} />
    </>
  )
}

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
