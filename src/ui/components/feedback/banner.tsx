import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './banner.module.css'
import type { Tone } from './pill.tsx'

interface BannerProps {
  tone: Exclude<Tone, 'neutral' | 'accent'>
  icon: IconName
  children: ReactNode
  /** A figure or a button at the end. */
  aside?: ReactNode
}

/** A state of the whole screen: offline, stale, near a limit. */
export function Banner({ tone, icon, children, aside }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone}>
      <Icon name={icon} size={18} />
      <div className={styles.words}>
        <p className={styles.text}>{children}</p>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}
