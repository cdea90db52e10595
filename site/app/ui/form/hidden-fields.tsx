import { campaignParameters } from '@vitrina/content/paths.ts'
import { guardNames, type WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

/** The parameters of a campaign in a URL, in the order of `campaignParameters`. */
export const campaignIn = (search: string) => {
  const parameters = new URLSearchParams(search)
  return campaignParameters.map((name) => parameters.get(name) ?? '')
}

/** The referrer, and then the campaign in the same order. */
const sourceFields = [
  'sourceReferrer',
  'sourceCampaignSource',
  'sourceCampaignMedium',
  'sourceCampaign',
]

type SourceFieldsProps = {
  /** What the form is about, or by default where it is. */
  page?: string
  /** Of the URL; without scripts it is known only to a page that is not cached. */
  campaign?: string[]
}

/** The source of the visit; the referrer is known to scripts only. */
export function SourceFields({ page, campaign = [] }: SourceFieldsProps) {
  const { pathname } = useLocation()
  const [source, setSource] = useState(['', ...campaign])
  useEffect(() => setSource(readSource()), [])
  return (
    <>
      <input type="hidden" name="sourcePage" defaultValue={page ?? pathname} />
      {sourceFields.map((name, index) => (
        <input key={name} type="hidden" name={name} defaultValue={source[index]} />
      ))}
    </>
  )
}

/** The referrer and the campaign: of this URL, else those that statistics.inline.ts has kept. */
function readSource(): string[] {
  // Only the host: the rest of a URL may contain personal data.
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
  const campaign = campaignIn(location.search)
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('source') ?? 'null')
    if (!campaign.some(Boolean) && Array.isArray(kept)) return kept.map(String)
  } catch {
    // Storage is blocked.
  }
  return [referrer, ...campaign]
}
