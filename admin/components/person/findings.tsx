'use client'
import { Button } from '@payloadcms/ui'
import type { Found } from '@vitrina/content/personal-data/find-person.ts'
import Link from 'next/link'
import type { Words } from './wordings.ts'

type Props = {
  address: string
  found: Found
  onErase: () => void
  parts: Array<{ part: string; name: string }>
  words: Words
}

/** What there is about an address: how much of what, where it is, and what was erased before. */
export function Findings({ address, found, onErase, parts, words }: Props) {
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
