import { classNames } from '../class-names.ts'
import { initials } from './initials.ts'

type StandInProps = {
  /** Of the person, or of the client. */
  name: string
  ratio: '16:10' | '4:5' | '1:1'
  /** Somebody’s initials, quiet; or the first letter of a client, set large in the brand’s colour. */
  kind?: 'person' | 'work'
  rounded?: boolean
  /** A class that names its view transition. */
  transition?: string
  className?: string
}

/** Takes the place of a picture that is not there, so that lists keep their lines. */
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
