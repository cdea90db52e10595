import { type ComponentType, lazy, Suspense } from 'react'

/** A component that is loaded on first use; renders nothing if that fails. */
export function whenNeeded<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
