import { campaignParameters } from '@vitrina/content/paths.ts'
import { guardNames, type WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '~/paraglide/messages.js'

type GuardFieldsProps = { challenge: WorkChallenge | undefined; onGiveUp: () => void }

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

const campaignIn = (search: string) =>
  campaignParameters.map((name) => new URLSearchParams(search).get(name) ?? '')

/**
 * The source of the visit: `page` is what the form is about, or where it is. Without scripts, there
 * is no referrer, and the campaign only of a page that is not cached.
 */
export function SourceFields({ page }: { page?: string }) {
  const { pathname, search } = useLocation()
  const [source, setSource] = useState(['', ...campaignIn(search)])
  useEffect(() => setSource(readSource()), [])
  return (
    <>
      <input type="hidden" name="sourcePage" defaultValue={page ?? pathname} />
      {['sourceReferrer', ...campaignParameters].map((name, index) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={source[index]}
          suppressHydrationWarning
        />
      ))}
    </>
  )
}

/** The referrer and the campaign: of this URL, else those that statistics.inline.ts has kept. */
function readSource(): string[] {
  const campaign = campaignIn(location.search)
  try {
    if (!campaign.join('')) return [...JSON.parse(sessionStorage.source)].map(String)
  } catch {
    // Nothing is kept, or storage is blocked.
  }
  // Only the host: the rest of a URL may contain personal data.
  return [document.referrer.split('/')[2] ?? '', ...campaign]
}
