import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Placeholder } from '../show/picture.tsx'

const sizes = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' } as const

type HeadingProps = Pick<ComponentProps<'h2'>, 'id' | 'lang' | 'children'> & {
  level: keyof typeof sizes
  /** The visual size, if it differs from the level's default. */
  size?: 'display' | (typeof sizes)[keyof typeof sizes]
}

export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={`text-${size}`} />
}

export const Eyebrow = (props: { children: ReactNode }) => <p {...props} className="eyebrow" />

export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames('lead', className)} />
}

/** Running text. `html` is trusted: it comes from our own rendering of rich text. */
export function Prose({ html, ...rest }: { html: string; lang?: string; itemProp?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from rich text by content.server
  return <div {...rest} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

type QuoteProps = { children: ReactNode; name: string; role: string }

export function Quote({ children, name, role }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      <figcaption>
        <Placeholder name={name} ratio="1:1" rounded={false} className="quote-portrait" />
        <span>
          <strong>{name}</strong>
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}

type Size = 'display' | 'title' | 'heading'

/** Maximum characters of a heading in each size, and of a single word in it. */
const limits = { display: { text: 56, word: 14 }, title: { text: 72, word: 18 } }

/** The size for a heading with text from staff: long headings are reduced by up to two steps. */
export function fittingSize(text: ReactNode, size: Size): Size {
  if (typeof text !== 'string' || size === 'heading') return size
  const maxWordLength = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  if (text.length <= limits[size].text && maxWordLength <= limits[size].word) return size
  return size === 'display' ? fittingSize(text, 'title') : 'heading'
}
