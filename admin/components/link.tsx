import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** A link within the admin. By default, Next requests every linked page in advance. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink {...props} prefetch={false} />
}
