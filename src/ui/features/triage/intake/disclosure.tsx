import { type ReactNode, useState } from 'react'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './disclosure.module.css'

/** A section of questions that can wait: closed at first, with its progress in the title line. */
export function Disclosure({ title, state, children }: { title: ReactNode; state: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.state}>{state}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      {open && <div className={styles.content}>{children}</div>}
    </details>
  )
}
