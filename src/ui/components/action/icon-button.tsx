import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title'> {
  icon: IconName
  /** What the button does; spoken, and shown on hover. */
  label: string
  /** `plain` is only the icon, `round` a circle (play, pause), `accent` and `rec` filled circles. */
  variant?: 'plain' | 'round' | 'accent' | 'rec'
  size?: 'sm' | 'md' | 'lg'
}

const ICON_SIZE = { sm: 16, md: 18, lg: 28 }

export function IconButton({ icon, label, variant = 'plain', size = 'md', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={ICON_SIZE[size]} />
    </button>
  )
}
