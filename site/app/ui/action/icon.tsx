import { classNames } from '../class-names.ts'

/** The symbols in `/icons.svg`. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'briefcase'
  | 'browser'
  | 'building'
  | 'calendar'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'cloud'
  | 'code'
  | 'compass'
  | 'copy'
  | 'download'
  | 'dribbble'
  | 'euro'
  | 'external'
  | 'facebook'
  | 'filter'
  | 'github'
  | 'globe'
  | 'info'
  | 'instagram'
  | 'link'
  | 'linkedin'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'mobile'
  | 'moon'
  | 'pen'
  | 'phone'
  | 'phone-device'
  | 'pin'
  | 'plus'
  | 'quote'
  | 'search'
  | 'shield'
  | 'star'
  | 'sun'
  | 'user'
  | 'users'
  | 'warning'
  | 'zoom-in'

type IconProps = {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** A decorative icon; its meaning must be in the text beside it. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg
      className={classNames('icon', size !== 'medium' && `icon-${size}`, `icon-${name}`, className)}
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
