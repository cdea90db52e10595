'use client'

import { Button } from '@payloadcms/ui'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type { ErasedPerson, Found } from '@vitrina/content/personal-data/person.ts'
import Link from 'next/link'
import { type FormEvent, useEffect, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { EraseDialog } from './erase-dialog.tsx'

type PersonProps = {
  /** Looked up at once when given. */
  address: string
  parts: Part[]
  timeZone: string
}

/** A kind of data with its label. */
type Part = { part: string; name: string }

type State = { address: string; found?: Found; erased?: ErasedPerson; error?: string }

/** Searches by email address and shows the data found, with export and erasure. */
export function Person({ address, parts, timeZone }: PersonProps) {
  const { t } = useMessages()
  const api = useApi()
  const [typed, setTyped] = useState(address)
  const [state, setState] = useState<State>({ address: '' })
  const [isErasing, setErasing] = useState(false)
  const [busy, setBusy] = useState(false)

  const lookUp = async (email: string) => {
    setBusy(true)
    // In the body, never in the URL, which would end up in logs.
    const response = await api<Found>('person/find', { body: { email } })
    setBusy(false)
    setState({
      address: email,
      ...('error' in response ? { error: response.error } : { found: response.data }),
    })
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
  const { found, erased, error } = state
  return (
    <>
      <p className="person__lead">
        {t(
          'Look up what is stored under an e-mail address, export it for a person who asks for their data, or erase it for good.',
        )}
      </p>
      <form className="person__form" onSubmit={submit}>
        <label className="person__field">
          <span>{t('E-mail address')}</span>
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
          {t('Look up')}
        </Button>
      </form>
      <div aria-live="polite" className="person__result">
        {error && <p className="person__error">{error}</p>}
        {erased && <Erased {...{ erased, timeZone }} />}
        {found && (
          <Findings
            address={state.address}
            found={found}
            onErase={() => setErasing(true)}
            parts={parts}
          />
        )}
      </div>
      {isErasing && (
        <EraseDialog
          address={state.address}
          onClose={() => setErasing(false)}
          onErased={(done) => {
            setErasing(false)
            setTyped('')
            setState({ address: '', erased: done })
          }}
        />
      )}
    </>
  )
}

function Erased({ erased, timeZone }: { erased: ErasedPerson; timeZone: string }) {
  const { language, t } = useMessages()
  const format = dateFormat(timeZone, { ...callFormat, timeZoneName: 'short' }, language)
  return (
    <div className="person__card">
      <p>
        <strong>
          {t('Erased. The proof has the number {number}.', { number: erased.number })}
        </strong>
      </p>
      {erased.moreRemains && (
        <p className="person__notice">
          {t('There is more under this address that only an administrator may see and erase.')}
        </p>
      )}
      {erased.appointments.map(({ reference, startsAt }) => (
        <p className="person__notice" key={reference}>
          {t(
            'A consultation was agreed for {when} ({reference}). It no longer takes place: tell those who expect it.',
            { when: format.format(Date.parse(startsAt)), reference },
          )}
        </p>
      ))}
      <p>
        <a href={`/api/person/proof/${erased.number}`} target="_blank" rel="noreferrer">
          {t('Open the proof')}
        </a>
      </p>
    </div>
  )
}

type FindingsProps = {
  address: string
  found: Found
  onErase: () => void
  parts: Part[]
}

/** The data found for an email address: counts, locations and earlier erasures. */
function Findings({ address, found, onErase, parts }: FindingsProps) {
  const { t } = useMessages()
  const { counts, received, proofs, moreRemains } = found
  const rows = parts.flatMap(({ part, name }) => {
    const count = counts[part as keyof typeof counts]
    return count ? [{ part, name, count }] : []
  })
  return (
    <section className="person__card">
      <h2>{address}</h2>
      {rows.length === 0 && <p>{t('There is nothing under this address.')}</p>}
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
      {moreRemains && (
        <p className="person__notice">
          {t('There is more under this address that only an administrator may see and erase.')}
        </p>
      )}
      {received.length > 0 && (
        <>
          <h3>{t('References')}</h3>
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
          <h3>{t('Erased before')}</h3>
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
              {t('Export as ZIP')}
            </Button>
          </form>
          <Button className="person__erase" margin={false} onClick={onErase} size="medium">
            {t('Erase everything')}
          </Button>
        </div>
      )}
    </section>
  )
}
