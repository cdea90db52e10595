import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** Running text. `html` is trusted: it comes from our own rendering of rich text. */
export function Prose({ html, className, ...rest }: ComponentProps<'div'> & { html?: string }) {
  const classes = classNames('prose', className)
  if (html === undefined) return <div {...rest} className={classes} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from rich text by content.server
  return <div {...rest} className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}
