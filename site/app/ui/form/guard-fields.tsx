import { useEffect, useEffectEvent, useRef } from 'react'
import type { WorkChallenge } from '~/browser/prove-work.ts'
import { m } from '~/paraglide/messages.js'
import { guardNames } from './guard-names.ts'

type Props = {
  challenge: WorkChallenge | undefined
  /** Called when the work cannot be done. */
  onGiveUp: () => void
}

/**
 * What keeps machines away without asking people anything: a field that nobody sees, the time that
 * was taken, and, once the server has asked for it, a proof of work. The browser then works for a
 * second or two and sends the form again by itself.
 */
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
