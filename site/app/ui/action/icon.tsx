import type { Company, Service } from '@vitrina/content/payload-types.ts'
import { classNames } from '../class-names.ts'

/** The symbols in `/icons.svg`: those that staff choose from, and those of the site itself. */
export type IconName =
  | Service['icon']
  | NonNullable<Company['socialLinks']>[number]['icon']
  | NonNullable<Company['contactLines']>[number]['icon']
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'check'
  | 'chevron-down'
  | 'close'
  | 'filter'
  | 'info'
  | 'mail'
  | 'menu'
  | 'mobile'
  | 'moon'
  | 'plus'
  | 'search'
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
