import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

/** A small secondary button, as used above lists and in document headers. */
export function ToolButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button buttonStyle="secondary" margin={false} size="small" type="button" {...props} />
}
