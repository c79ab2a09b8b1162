import type { ReactNode } from 'react'
import styles from '../action/button.module.css'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

interface OutsideLinkProps {
  href: string
  icon?: IconName
  children: ReactNode
}

/** A link to another site that looks like a button. Nothing is asked of that site before it is followed. */
export function OutsideLink({ href, icon, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.button} data-variant="secondary" data-size="md">
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </a>
  )
}
