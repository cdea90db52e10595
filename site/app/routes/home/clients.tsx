import { useId } from 'react'
import type { HomeContent } from '~/content.server/home.ts'
import { Picture } from '~/ui/show/picture.tsx'
import { Heading } from '~/ui/type/heading.tsx'

/** Client logos, or client names as text. */
export function Clients({ heading, logos }: HomeContent['clients']) {
  const titleId = useId()
  if (logos.length === 0) return null
  return (
    <section className="home-clients" aria-labelledby={titleId}>
      <Heading level={2} size="label" id={titleId}>
        {heading}
      </Heading>
      <ul>
        {logos.map(({ name, logo }) => (
          <li key={name}>
            {logo ? <Picture image={{ ...logo, alt: name }} sizes="160px" rounded={false} /> : name}
          </li>
        ))}
      </ul>
    </section>
  )
}
