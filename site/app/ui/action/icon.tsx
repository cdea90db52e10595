import { classNames } from '../class-names.ts'

/** The symbols in `/icons.svg`. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'browser'
  | 'calendar'
  | 'check'
  | 'chevron-down'
  | 'clock'
  | 'close'
  | 'cloud'
  | 'code'
  | 'compass'
  | 'dribbble'
  | 'facebook'
  | 'filter'
  | 'github'
  | 'info'
  | 'instagram'
  | 'link'
  | 'linkedin'
  | 'mail'
  | 'menu'
  | 'mobile'
  | 'moon'
  | 'pen'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'quote'
  | 'search'
  | 'shield'
  | 'sun'
  | 'user'
  | 'users'
  | 'warning'
  | 'zoom-in'

type IconProps = {
  name: IconName
  size?: 'small' | 'medium' | 'large'
}

/** A decorative icon; its meaning must be in the text beside it. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg
      className={classNames('icon', size !== 'medium' && `icon-${size}`, `icon-${name}`)}
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
