import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture, type PictureImage } from '../show/picture.tsx'
import { StandIn } from '../show/stand-in.tsx'

type QuoteProps = ComponentProps<'figure'> & {
  children: ReactNode
  name: string
  role?: string
  portrait?: PictureImage
  size?: 'medium' | 'large'
}

/** A quote and its author. */
export function Quote({
  children,
  name,
  role,
  portrait,
  size = 'medium',
  className,
  ...rest
}: QuoteProps) {
  return (
    <figure {...rest} className={classNames('quote', size === 'large' && 'quote-large', className)}>
      <blockquote>{children}</blockquote>
      <figcaption>
        {portrait ? (
          <Picture
            image={portrait}
            sizes="56px"
            ratio="1:1"
            rounded={false}
            className="quote-portrait"
          />
        ) : (
          <StandIn name={name} ratio="1:1" rounded={false} className="quote-portrait" />
        )}
        <span>
          <strong>{name}</strong>
          {role && <span>{role}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
