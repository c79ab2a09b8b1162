import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './button.module.css'
import { PathLink, type PathLinkProps } from './path-link.tsx'

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  iconEnd?: IconName
  /** As wide as its container. */
  block?: boolean
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** Work is under way: keeps focus and width, ignores clicks. */
  busy?: boolean
}

export function Button({ variant, size, icon, iconEnd, block, busy = false, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <Face icon={busy ? 'loader-circle' : icon} iconEnd={iconEnd}>
        {children}
      </Face>
    </button>
  )
}

interface LinkButtonProps extends Omit<PathLinkProps, 'className'>, Look {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, iconEnd, block, children, ...rest }: LinkButtonProps) {
  return (
    <PathLink {...rest} {...look({ variant, size, block })}>
      <Face icon={icon} iconEnd={iconEnd}>
        {children}
      </Face>
    </PathLink>
  )
}

function look({ variant = 'secondary', size = 'md', block }: Look) {
  return { className: styles.button, 'data-variant': variant, 'data-size': size, 'data-block': block || undefined }
}

function Face({ icon, iconEnd, children }: { icon?: IconName; iconEnd?: IconName; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </>
  )
}
