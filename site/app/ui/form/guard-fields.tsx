import { guardNames, type WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '~/paraglide/messages.js'

type Props = {
  challenge: WorkChallenge | undefined
  /** Called if the proof of work fails. */
  onGiveUp: () => void
}

/** Spam protection: a hidden field, the time spent, and a proof of work if the server asks. */
export function GuardFields({ challenge, onGiveUp }: Props) {
  const took = useRef<HTMLInputElement>(null)
  const proof = useRef<HTMLInputElement>(null)
  const giveUp = useEffectEvent(onGiveUp)

  useEffect(() => {
    const form = took.current?.form
    const since = Date.now()
    const tell = () => {
      if (took.current) took.current.value = String(Date.now() - since)
    }
    form?.addEventListener('submit', tell, true)
    return () => form?.removeEventListener('submit', tell, true)
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
