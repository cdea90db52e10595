'use client'

import { Button } from '@payloadcms/ui'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type { ErasedPerson } from '@vitrina/content/personal-data/erase-person.ts'
import type { Found } from '@vitrina/content/personal-data/find-person.ts'
import Link from 'next/link'
import { type FormEvent, useEffect, useState } from 'react'
import { EraseDialog } from './erase-dialog.tsx'
import type { Words } from './labels.ts'
import { ask } from './request.ts'

type PersonProps = {
  address: string
  language: string
  parts: Array<{ part: string; name: string }>
  timeZone: string
  words: Words
}

type State = { address: string; found?: Found; erased?: ErasedPerson; fault?: string }

/** Searches by email address and shows the data found, with export and erasure. */
export function Person({ address, language, parts, timeZone, words }: PersonProps) {
  const [typed, setTyped] = useState(address)
  const [state, setState] = useState<State>({ address: '' })
  const [asksToErase, setAsksToErase] = useState(false)
  const [busy, setBusy] = useState(false)

  const lookUp = async (email: string) => {
    setBusy(true)
    const answer = await ask<Found>('find', { email }, words.noAnswer)
    setBusy(false)
    setState(
      'fault' in answer
        ? { address: email, fault: answer.fault }
        : { address: email, found: answer.body },
    )
  }
  // The link of a submission already names the person: search at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address of the link
  useEffect(() => {
    if (address) void lookUp(address)
  }, [address])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void lookUp(typed.trim())
  }
  const { found, erased, fault } = state
  return (
    <>
      <p className="person__lead">{words.lead}</p>
      <form className="person__form" onSubmit={submit}>
        <label className="person__field">
          <span>{words.address}</span>
          <input
            autoComplete="off"
            name="email"
            onChange={({ target }) => setTyped(target.value)}
            required
            spellCheck={false}
            type="email"
            value={typed}
          />
        </label>
        <Button disabled={busy} margin={false} size="medium" type="submit">
          {words.lookUp}
        </Button>
      </form>
      <div aria-live="polite" className="person__result">
        {fault && <p className="person__fault">{fault}</p>}
        {erased && <Erased {...{ erased, language, timeZone, words }} />}
        {found && (
          <Findings
            address={state.address}
            found={found}
            onErase={() => setAsksToErase(true)}
            parts={parts}
            words={words}
          />
        )}
      </div>
      {asksToErase && (
        <EraseDialog
          address={state.address}
          onClose={() => setAsksToErase(false)}
          onErased={(done) => {
            setAsksToErase(false)
            setTyped('')
            setState({ address: '', erased: done })
          }}
          words={words}
        />
      )}
    </>
  )
}

function Erased({
  erased,
  language,
  timeZone,
  words,
}: Omit<PersonProps, 'address' | 'parts'> & { erased: ErasedPerson }) {
  const format = dateFormat(timeZone, { ...callFormat, timeZoneName: 'short' }, language)
  return (
    <div className="person__card">
      <p>
        <strong>{words.erased.replace('{number}', erased.number)}</strong>
      </p>
      {erased.moreRemains && <p className="person__notice">{words.more}</p>}
      {erased.appointments.map(({ reference, startsAt }) => (
        <p className="person__notice" key={reference}>
          {words.appointment
            .replace('{when}', format.format(Date.parse(startsAt)))
            .replace('{reference}', reference)}
        </p>
      ))}
      <p>
        <a href={`/api/person/proof/${erased.number}`} target="_blank" rel="noreferrer">
          {words.openProof}
        </a>
      </p>
    </div>
  )
}

type FindingsProps = {
  address: string
  found: Found
  onErase: () => void
  parts: Array<{ part: string; name: string }>
  words: Words
}

/** The data found for an email address: counts, locations and earlier erasures. */
export function Findings({ address, found, onErase, parts, words }: FindingsProps) {
  const { counts, received, proofs, moreRemains } = found
  const rows = parts.flatMap(({ part, name }) => {
    const count = counts[part as keyof typeof counts]
    return count ? [{ part, name, count }] : []
  })
  return (
    <section className="person__card">
      <h2>{address}</h2>
      {rows.length === 0 && <p>{words.nothing}</p>}
      {rows.length > 0 && (
        <table className="person__counts">
          <tbody>
            {rows.map(({ part, name, count }) => (
              <tr key={part}>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {moreRemains && <p className="person__notice">{words.more}</p>}
      {received.length > 0 && (
        <>
          <h3>{words.references}</h3>
          <ul>
            {received.map(({ inbox, id, reference }) => (
              <li key={reference}>
                <Link href={`/admin/collections/${inbox}/${id}`} prefetch={false}>
                  {reference}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {proofs.length > 0 && (
        <>
          <h3>{words.before}</h3>
          <ul>
            {proofs.map(({ number, createdAt }) => (
              <li key={number}>
                <a href={`/api/person/proof/${number}`} rel="noreferrer" target="_blank">
                  {number}
                </a>{' '}
                <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {rows.length > 0 && (
        <div className="person__actions">
          <form action="/api/person/export" method="post">
            <input name="email" type="hidden" value={address} />
            <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
              {words.export}
            </Button>
          </form>
          <Button className="person__erase" margin={false} onClick={onErase} size="medium">
            {words.erase}
          </Button>
        </div>
      )}
    </section>
  )
}
