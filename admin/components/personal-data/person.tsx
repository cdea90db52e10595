'use client'
import { Button } from '@payloadcms/ui'
import { callFormat, dateFormat } from '@vitrina/content/i18n/date-format.ts'
import type { ErasedPerson, Found } from '@vitrina/content/personal-data/person.ts'
import { partNames } from '@vitrina/content/personal-data/scope.ts'
import { useEffect, useState } from 'react'
import { useApi, useMessages } from '../client.ts'
import { Link } from '../controls.tsx'
import { Dialog } from '../dialog.tsx'

type PersonProps = {
  /** Looked up at once when given. */
  address: string
  timeZone: string
}

type State = { address: string; found?: Found; erased?: ErasedPerson; error?: string }

/** Searches by email address and shows the data found, with export and erasure. */
export function Person({ address, timeZone }: PersonProps) {
  const { t } = useMessages()
  const api = useApi()
  const [typed, setTyped] = useState(address)
  const [{ found, erased, error, ...shown }, setState] = useState<State>({ address: '' })
  const [isErasing, setErasing] = useState(false)
  const [busy, setBusy] = useState(false)

  const lookUp = async (email: string) => {
    setBusy(true)
    // In the body, never in the URL, which would end up in logs.
    const { data, error } = await api<Found>('person/find', { email })
    setBusy(false)
    setState({ address: email, found: data, error })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address of the link
  useEffect(() => {
    if (address) void lookUp(address)
  }, [address])

  return (
    <>
      <p className="quiet">
        {t(
          'Look up what is stored under an email address, export it for a person who asks for their data, or erase it for good.',
        )}
      </p>
      <form
        className="person__form wrapping-row"
        onSubmit={(event) => {
          event.preventDefault()
          void lookUp(typed.trim())
        }}
      >
        <label className="person__field">
          <span>{t('Email address')}</span>
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
        <Button disabled={busy} margin={false} type="submit">
          {t('Look up')}
        </Button>
      </form>
      <div aria-live="polite">
        {error && <p className="error-text">{error}</p>}
        {erased && <Erased {...{ erased, timeZone }} />}
        {found && <Findings {...shown} found={found} onErase={() => setErasing(true)} />}
      </div>
      {isErasing && (
        <EraseDialog
          {...shown}
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
  const { number, moreRemains, appointments } = erased
  const format = dateFormat(timeZone, { ...callFormat, timeZoneName: 'short' }, language)
  return (
    <div className="person__card">
      <p>
        <strong>{t('Erased. The proof has the number {number}.', { number })}</strong>
      </p>
      {moreRemains && <MoreRemains />}
      {appointments.map(({ reference, startsAt }) => (
        <p className="person__notice" key={reference}>
          {t(
            'A consultation was agreed for {when} ({reference}). It no longer takes place: tell those who expect it.',
            { when: format.format(Date.parse(startsAt)), reference },
          )}
        </p>
      ))}
      <p>
        <Proof number={number}>{t('Open the proof')}</Proof>
      </p>
    </div>
  )
}

const Proof = ({ number, children = number }: { number: string; children?: string }) => (
  <a href={`/api/person/proof/${number}`} rel="noreferrer" target="_blank">
    {children}
  </a>
)

function MoreRemains() {
  const { t } = useMessages()
  return (
    <p className="person__notice">
      {t('There is more under this address that only an administrator may see and erase.')}
    </p>
  )
}

type FindingsProps = { address: string; found: Found; onErase: () => void }

function Findings({ address, found, onErase }: FindingsProps) {
  const { t } = useMessages()
  const { counts, received, proofs, moreRemains } = found
  const parts = (Object.keys(partNames) as (keyof typeof partNames)[]).filter(
    (part) => counts[part],
  )
  return (
    <section className="person__card">
      <h2>{address}</h2>
      {parts.length === 0 ? (
        <p>{t('There is nothing under this address.')}</p>
      ) : (
        <table className="person__counts">
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{t(partNames[part])}</th>
                <td>{counts[part]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {moreRemains && <MoreRemains />}
      {received.length > 0 && (
        <>
          <h3 className="caption">{t('References')}</h3>
          <ul>
            {received.map(({ inbox, id, reference }) => (
              <li key={reference}>
                <Link href={`/admin/collections/${inbox}/${id}`}>{reference}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {proofs.length > 0 && (
        <>
          <h3 className="caption">{t('Erased before')}</h3>
          <ul>
            {proofs.map(({ number, createdAt }) => (
              <li key={number}>
                <Proof number={number} />{' '}
                <time className="quiet" dateTime={createdAt}>
                  {createdAt.slice(0, 10)}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
      {parts.length > 0 && (
        <div className="person__actions wrapping-row">
          <form action="/api/person/export" method="post">
            <input name="email" type="hidden" value={address} />
            <Button buttonStyle="secondary" margin={false} type="submit">
              {t('Export as ZIP')}
            </Button>
          </form>
          <Button className="person__erase" margin={false} onClick={onErase}>
            {t('Erase everything')}
          </Button>
        </div>
      )}
    </section>
  )
}

type EraseProps = {
  address: string
  onClose: () => void
  onErased: (erased: ErasedPerson) => void
}

/** Asks to type the email address again before its data is erased. */
function EraseDialog({ address, onClose, onErased }: EraseProps) {
  const { t } = useMessages()
  const api = useApi()
  const erase = async (form: FormData) => {
    const { data, error } = await api<ErasedPerson>('person/erase', {
      email: address,
      ...Object.fromEntries(form),
    })
    if (data) onErased(data)
    return error
  }
  return (
    <Dialog
      heading={t('Erase everything about {address}?', { address })}
      onClose={onClose}
      onSubmit={erase}
      submit={t('Erase everything')}
      submitButton={{ className: 'person__erase' }}
    >
      <p className="dialog__text">
        {t(
          'This cannot be undone: what they have sent is removed, with its versions, files and emails, and agreed appointments are cancelled. A proof without personal data is kept.',
        )}
      </p>
      <label className="dialog__field">
        <span>{t('To confirm, type the address again')}</span>
        <input autoComplete="off" name="confirmation" required spellCheck={false} type="email" />
      </label>
      <label className="dialog__field">
        <span>{t('A note for the proof (optional)')}</span>
        <input autoComplete="off" maxLength={300} name="note" type="text" />
      </label>
    </Dialog>
  )
}
