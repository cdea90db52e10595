import { classNames } from '../class-names.ts'

/** The symbols in `/icons.svg`. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'browser'
  | 'check'
  | 'chevron-down'
  | 'close'
  | 'cloud'
  | 'compass'
  | 'dribbble'
  | 'facebook'
  | 'filter'
  | 'github'
  | 'info'
  | 'instagram'
  | 'linkedin'
  | 'mail'
  | 'menu'
  | 'mobile'
  | 'moon'
  | 'pen'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'search'
  | 'shield'
  | 'sun'
  | 'warning'
  | 'zoom-in'

/** A decorative icon; its meaning must be in the text beside it. */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'large' }) {
  return (
    <svg className={classNames('icon', size && `icon-${size}`)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
