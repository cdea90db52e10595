import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../action/icon.tsx'
import { classNames } from '../class-names.ts'

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode }

/**
 * A question that expands to its answer. Of those with the same `name`, only one is open at a time.
 */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('disclosure', className)}>
      <summary>
        <span>{summary}</span>
        <Icon name="plus" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
