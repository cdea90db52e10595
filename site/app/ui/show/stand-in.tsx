import { classNames } from '../class-names.ts'
import { initials } from './initials.ts'

type StandInProps = {
  /** Of the person, or of the client. */
  name: string
  ratio: '16:10' | '4:5' | '1:1'
  /**
   * `person`: initials in a muted colour; `work`: the client's first letter, large, in the brand
   * colour.
   */
  kind?: 'person' | 'work'
  rounded?: boolean
  /** A class that names its view transition. */
  transition?: string
  className?: string
}

/** A placeholder for a missing picture, so that lists stay aligned. */
export function StandIn(props: StandInProps) {
  const { name, ratio, kind = 'person', rounded = true, transition, className } = props
  const letters = initials(name)
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'picture stand-in',
        `stand-in-${kind}`,
        `ratio-${ratio.replace(':', '-')}`,
        rounded && 'rounded',
        transition,
        className,
      )}
    >
      <span>{kind === 'work' ? [...letters][0] : letters}</span>
    </span>
  )
}
