import type { ComponentProps, MouseEvent } from 'react'
import { m } from '~/paraglide/messages.js'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { PageLink, type PageLinkProps } from './page-link.tsx'

type Look = {
  /** A filled button if omitted. */
  variant?: 'secondary' | 'quiet'
  size?: 'small' | 'large'
  icon?: IconName
  iconEnd?: IconName
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows that its action is in progress and ignores further clicks. */
    busy?: boolean
  }

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, busy, className, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size }, className)}
      // Not `disabled`: the focus would be lost, and screen readers would not announce the reason.
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
      {busy && <span className="visually-hidden">{m.button_busy()}</span>}
    </button>
  )
}

type IconButtonProps = Pick<ComponentProps<'button'>, 'onClick'> & { icon: IconName; label: string }

/** A round button with an icon; `label` is for screen readers. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" onClick={onClick}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

export function ButtonLink(props: PageLinkProps & Look) {
  const { variant, size, icon, iconEnd, className, children, ...rest } = props
  return (
    <PageLink {...rest} className={look({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </PageLink>
  )
}

const look = ({ variant, size }: Look, className?: string) =>
  classNames('button', variant && `button-${variant}`, size && `button-${size}`, className)
