import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './pill.module.css'

export type Tone = 'neutral' | 'ok' | 'info' | 'warn' | 'urgent' | 'danger' | 'accent'

interface PillProps {
  tone?: Tone
  /** Carries the meaning in addition to the colour and the text. */
  icon?: IconName
  children: ReactNode
}

/** A short state in words. */
export function Pill({ tone = 'neutral', icon, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  )
}

type PillButtonProps = PillProps & Omit<ComponentProps<'button'>, 'className'> & { iconEnd?: IconName }

/** A pill that opens something; with an icon alone it needs an `aria-label`. */
export function PillButton({ tone = 'neutral', icon, iconEnd, children, ...rest }: PillButtonProps) {
  return (
    <button type="button" {...rest} className={styles.pill} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children !== '' && <span>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size={14} />}
    </button>
  )
}
