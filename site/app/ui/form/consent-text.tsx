import { useHref } from 'react-router'
import { PageLink } from '../action/page-link.tsx'

export type Policy = { path: string; title: string }

type Props = {
  text: string
  /** The published privacy policy. */
  policy: Policy | undefined
}

/** A consent with a link to the privacy policy: where it is named, or else at the end. */
export function ConsentText({ text, policy }: Props) {
  return policy ? <WithLink text={text} policy={policy} /> : text
}

function WithLink({ text, policy: { path, title } }: { text: string; policy: Policy }) {
  const { index = text.length, 0: name = '' } = inflected(title).exec(text) ?? {}
  return (
    <>
      {text.slice(0, index)}
      {!name && ' '}
      {/* In a new tab: the form may be half filled in. */}
      <PageLink to={useHref(path)} newTab>
        {name || title}
      </PageLink>
      {text.slice(index + name.length)}
    </>
  )
}

/** Finds a title in a sentence, also with other endings, as in Romanian and Russian. */
export function inflected(title: string): RegExp {
  const words = title.split(/\s+/).map((word) => {
    const stem = word.slice(0, Math.max(3, word.length - 3))
    return `${stem.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}[\\p{L}\\p{N}]*`
  })
  return new RegExp(words.join('\\s+'), 'iu')
}
