import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Button>, 'ref'>

/** A small secondary button, as used above lists and in document headers. */
export function ToolButton(props: Props) {
  return <Button buttonStyle="secondary" margin={false} size="small" type="button" {...props} />
}
